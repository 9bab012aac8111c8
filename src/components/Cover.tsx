import { graphql, Link } from 'gatsby';
import { words } from 'site-words';
import { inLanguage } from '../lib/direction';
import { BookLink } from './BookLink';
import * as styles from './Cover.module.css';
import { Picture } from './Picture';

type CoverProps = Queries.CoverFragment & {
  /** The width of the cover, as a value of `sizes`. */
  readonly sizes: string;
  /** Whether the cover is on the first screen. */
  readonly eager: boolean;
};

/** A cover that links to the retailer, and below it a link to the book's own page, if it has one. */
export function Cover({ isHidden, image, sizes, eager, ...book }: CoverProps) {
  const { title, link, pagePath, translation } = book;
  return (
    <>
      <BookLink className={`${styles.cover} cover`} book={{ ...book, pagePath: link ? null : pagePath }}>
        <Picture file={image} alt={title} sizes={sizes} eager={eager} />
      </BookLink>
      {pagePath && (
        <Link
          className={`${styles.title} plain centred small soft`}
          to={pagePath}
          aria-label={`${title}: ${words.aboutBook}`}
        >
          <span {...inLanguage(translation?.language)}>{title}</span>
        </Link>
      )}
      {isHidden && <p className="draft">{words.notYetShown}</p>}
    </>
  );
}

export const fragment = graphql`
  fragment Cover on CoverEntry {
    slug
    entryId
    ...BookLink
    isHidden
    image {
      ...CoverPicture
    }
  }
`;

/** A cover's picture, the same everywhere: other widths would mean encoding every cover again. */
export const pictureFragment = graphql`
  fragment CoverPicture on File {
    childImageSharp {
      gatsbyImageData(width: 248)
    }
  }
`;
