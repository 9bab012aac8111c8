import { graphql } from 'gatsby';
import { words } from 'site-words/pressKit';
import { Portrait } from './Portrait';
import { PrintLink } from './PrintLink';
import * as styles from './PressPortrait.module.css';

interface PressPortraitProps {
  readonly kit: Queries.PressPortraitFragment;
  readonly author: string;
}

/** The author's portrait, and it in the size of print. */
export function PressPortrait({ kit, author }: PressPortraitProps) {
  const { portrait, portraitAlt, portraitCredit } = kit;
  return (
    portrait && (
      <figure className={styles.portrait}>
        <Portrait photo={portrait} alt={portraitAlt ?? author} />
        <figcaption className={styles.caption}>
          {portraitCredit && <p>{portraitCredit}</p>}
          <p>
            <PrintLink
              className="u-photo"
              file={portrait}
              name="portrait"
              of={words.portrait}
              pixels={kit.portraitPixels}
              size={kit.portraitSizeInWords}
            />
          </p>
        </figcaption>
      </figure>
    )
  );
}

export const fragment = graphql`
  fragment PressPortrait on PressKit {
    portraitAlt
    portraitCredit
    portraitPixels
    portraitSizeInWords
    portrait {
      ...Portrait
      ...PrintLink
    }
  }
`;
