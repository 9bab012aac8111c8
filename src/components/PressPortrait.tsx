import { graphql } from 'gatsby';
import { words } from 'site-words/pressKit';
import { Portrait } from './Portrait';
import * as styles from './PressPortrait.module.css';
import { PrintLink } from './PrintLink';

interface PressPortraitProps {
  readonly kit: Queries.PressPortraitFragment;
  readonly author: string;
}

/** The author's portrait, with a link to it in print size. */
export function PressPortrait({ kit, author }: PressPortraitProps) {
  const { portrait, portraitAlt, portraitCredit, portraitPixels, portraitSizeInWords } = kit;
  return (
    portrait && (
      <figure className={styles.portrait}>
        <Portrait photo={portrait} alt={portraitAlt ?? author} />
        <figcaption className="small soft space-s">
          {portraitCredit && <p>{portraitCredit}</p>}
          <p>
            <PrintLink
              className="u-photo"
              file={portrait}
              name="portrait"
              of={words.portrait}
              pixels={portraitPixels}
              size={portraitSizeInWords}
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
