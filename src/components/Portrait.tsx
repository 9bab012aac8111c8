import { graphql } from 'gatsby';
import { Picture } from './Picture';
import * as styles from './Portrait.module.css';

interface PortraitProps {
  readonly photo: Queries.PortraitFragment;
  readonly alt: string;
}

const sizes = '(min-width: 60rem) 20rem, 16rem';

/** The author's photo, beside the text where there is room. */
export function Portrait({ photo, alt }: PortraitProps) {
  return <Picture className={`${styles.portrait} cover`} file={photo} alt={alt} sizes={sizes} eager />;
}

export const fragment = graphql`
  fragment Portrait on File {
    childImageSharp {
      gatsbyImageData(width: 320, breakpoints: [320, 480, 640])
    }
  }
`;
