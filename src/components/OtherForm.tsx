import { graphql } from 'gatsby';
import { words } from 'site-words';
import { BookLink } from './BookLink';
import { Picture } from './Picture';
import * as styles from './OtherForm.module.css';

/** The recording of a book, or the book that is read. */
export function OtherForm({ book }: { readonly book: Queries.OtherFormFragment }) {
  return (
    <section className={styles.form} aria-labelledby="other-form">
      <Picture className={styles.image} file={book.image} alt="" sizes="4.5rem" />
      <div>
        <h2 id="other-form" className={styles.heading}>
          {book.__typename === 'Audiobook' ? words.alsoToHear : words.alsoToRead}
        </h2>
        <BookLink book={book} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment OtherForm on CoverEntry {
    __typename
    ...BookLink
    image {
      ...CoverPicture
    }
  }
`;
