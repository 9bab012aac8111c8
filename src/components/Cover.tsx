import { graphql } from 'gatsby';
import { Picture } from './Picture';
import * as styles from './Cover.module.css';

type CoverProps = Queries.CoverFragment & {
  /** The width of the cover, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Whether the cover is on the first screen. */
  readonly eager: boolean;
};

/** A cover that leads to the retailer. Its accessible name is the title. */
export function Cover({ title, link, image, sizes, eager }: CoverProps) {
  return (
    <a className={styles.cover} href={link}>
      <Picture className={styles.image} file={image} alt={title} sizes={sizes} eager={eager} />
    </a>
  );
}

export const fragment = graphql`
  fragment Cover on CoverEntry {
    title
    link
    image {
      childImageSharp {
        gatsbyImageData(
          width: 248
          breakpoints: [168, 248, 368, 488]
          layout: CONSTRAINED
          outputPixelDensities: [1, 2]
        )
      }
    }
  }
`;
