import { graphql, Link } from 'gatsby';
import { words } from 'site-words';
import { relOf } from '../lib/retailers';
import { HiddenMark } from './HiddenMark';
import { Picture } from './Picture';
import * as styles from './Cover.module.css';

type CoverProps = Queries.CoverFragment & {
  /** The width of the cover, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Whether the cover is on the first screen. */
  readonly eager: boolean;
};

/** A cover that leads to the retailer, and below it, where the book has a page, a line that leads there. */
export function Cover({ title, link, affiliate, pagePath, isHidden, image, sizes, eager }: CoverProps) {
  return (
    <>
      <a className={styles.cover} href={link} rel={relOf(affiliate)}>
        <Picture className={styles.image} file={image} alt={title} sizes={sizes} eager={eager} />
      </a>
      {pagePath && (
        <Link className={styles.title} to={pagePath} aria-label={`${title}: ${words.aboutBook}`}>
          {title}
        </Link>
      )}
      {isHidden && <HiddenMark />}
    </>
  );
}

export const fragment = graphql`
  fragment Cover on CoverEntry {
    title
    link
    affiliate
    pagePath
    isHidden
    image {
      ...CoverPicture
    }
  }
`;

/** The picture of a cover, wherever it is shown: one asked for in other widths would have all of them encoded anew. */
export const pictureFragment = graphql`
  fragment CoverPicture on File {
    childImageSharp {
      gatsbyImageData(width: 248, breakpoints: [96, 168, 248, 368, 488], layout: CONSTRAINED)
    }
  }
`;
