import { graphql } from 'gatsby';
import { words } from 'site-words';
import { BookLink } from './BookLink';
import { Picture } from './Picture';

/** The recording of a book, or the book that is read. */
export function OtherFormat({ book }: { readonly book: Queries.OtherFormatFragment }) {
  return (
    <section className="beside space-m screen-only" aria-labelledby="other-form">
      <Picture className="cover" file={book.image} alt="" sizes="4.5rem" />
      <div>
        <h2 id="other-form" className="label">
          {book.__typename === 'Audiobook' ? words.alsoToHear : words.alsoToRead}
        </h2>
        <BookLink book={book} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment OtherFormat on CoverEntry {
    __typename
    ...BookLink
    image {
      ...CoverPicture
    }
  }
`;
