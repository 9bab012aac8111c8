import { graphql } from 'gatsby';
import { markOf } from '../lib/retailers';
import { AffiliateNote, BookLink } from './BookLink';
import { Picture } from './Picture';
import * as styles from './CoverRow.module.css';

interface CoverRowProps {
  readonly books: readonly Queries.CoverRowFragment[];
}

interface CoverStripProps extends CoverRowProps {
  readonly id: string;
  readonly heading: string;
}

/** The width of a cover, as a value of `sizes`. */
const sizes = '9.25rem';

/** Books in a row, by their covers. */
export function CoverRow({ books }: CoverRowProps) {
  if (books.length === 0) return null;
  return (
    <>
      <ul className="covers" role="list">
        {books.map((book) => (
          <li key={book.entryId}>
            <BookLink className={`${styles.book} plain soft`} book={book}>
              <Picture className="cover" file={book.image} alt="" sizes={sizes} />
              <span className={styles.title}>{book.title + markOf(book)}</span>
            </BookLink>
          </li>
        ))}
      </ul>
      <AffiliateNote books={books} />
    </>
  );
}

/** Other books, under a heading; nothing where there are none. */
export function CoverStrip({ id, heading, books }: CoverStripProps) {
  if (books.length === 0) return null;
  return (
    <section className="column wide space-l screen-only" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <CoverRow books={books} />
    </section>
  );
}

export const fragment = graphql`
  fragment CoverRow on CoverEntry {
    entryId
    ...BookLink
    image {
      ...CoverPicture
    }
  }
`;
