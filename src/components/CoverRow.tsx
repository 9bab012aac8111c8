import { graphql } from 'gatsby';
import { markOf } from '../lib/retailers';
import { AffiliateNote } from './AffiliateNote';
import { BookLink } from './BookLink';
import { Picture } from './Picture';
import * as styles from './CoverRow.module.css';

/** The width of a cover, as the `sizes` attribute says it. */
const sizes = '9.25rem';

/** Books in a row, by their covers. */
export function CoverRow({ books }: { readonly books: readonly Queries.CoverRowFragment[] }) {
  return (
    <>
      <ul className={styles.books} role="list">
        {books.map((book) => (
          <li key={book.entryId}>
            <BookLink className={styles.book} book={book}>
              <Picture className={styles.image} file={book.image} alt="" sizes={sizes} />
              <span className={styles.title}>{book.title + markOf(book)}</span>
            </BookLink>
          </li>
        ))}
      </ul>
      <AffiliateNote books={books} />
    </>
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
