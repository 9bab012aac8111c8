import { graphql, Link } from 'gatsby';
import { relOf } from '../lib/retailers';
import { Picture } from './Picture';
import * as styles from './CoverRow.module.css';

/** The width of a cover, as the `sizes` attribute says it. */
const sizes = '(min-width: 40rem) 8.5rem, 26vw';

/** A book by its cover and its title: they lead to its page, or to the retailer where it has none. */
function SmallCover({
  book: { title, link, affiliate, pagePath, image },
}: {
  readonly book: Queries.CoverRowFragment;
}) {
  const shown = (
    <>
      <Picture className={styles.image} file={image} alt="" sizes={sizes} />
      <span className={styles.title}>{title}</span>
    </>
  );
  return pagePath ? (
    <Link className={styles.book} to={pagePath}>
      {shown}
    </Link>
  ) : (
    <a className={styles.book} href={link} rel={relOf(affiliate)}>
      {shown}
    </a>
  );
}

/** Books in a row, by their covers. */
export function CoverRow({ books }: { readonly books: readonly Queries.CoverRowFragment[] }) {
  return (
    <ul className={styles.books} role="list">
      {books.map((book) => (
        <li key={book.id}>
          <SmallCover book={book} />
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment CoverRow on CoverEntry {
    id
    title
    link
    affiliate
    pagePath
    image {
      ...CoverPicture
    }
  }
`;
