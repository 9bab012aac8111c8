import { graphql, Link } from 'gatsby';
import { relOf } from '../lib/retailers';
import { Picture } from './Picture';
import * as styles from './CoverStrip.module.css';

interface CoverStripProps {
  readonly id: string;
  readonly heading: string;
  readonly books: readonly Queries.CoverStripFragment[];
}

/** The width of a cover, as the `sizes` attribute says it. */
const sizes = '(min-width: 40rem) 8.5rem, 28vw';

/** A book by its cover and its title: they lead to its page, or to the retailer where it has none. */
function SmallCover({
  book: { title, link, affiliate, pagePath, image },
}: {
  readonly book: Queries.CoverStripFragment;
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

/** Other books, in a row. */
export function CoverStrip({ id, heading, books }: CoverStripProps) {
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.books} role="list">
        {books.map((book) => (
          <li key={book.id}>
            <SmallCover book={book} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment CoverStrip on CoverEntry {
    id
    title
    link
    affiliate
    pagePath
    image {
      childImageSharp {
        gatsbyImageData(width: 168, breakpoints: [168, 248], layout: CONSTRAINED)
      }
    }
  }
`;
