import { graphql } from 'gatsby';
import { words } from 'site-words';
import { firstEdition } from '../lib/releases';
import { BookLink } from './BookLink';
import * as styles from './SeriesPart.module.css';

interface SeriesPartProps {
  readonly part: Queries.SeriesPartFragment;
  /** Whether a day, an ISO date, is to come. */
  readonly isAhead: (day: string) => boolean;
}

/** A book in the list of its series: its title and subtitle, and when it came out or will. */
export function SeriesPart({ part, isAhead }: SeriesPartProps) {
  const first = firstEdition(part);
  return (
    <span>
      <BookLink book={part} />
      <span className={styles.more}>
        {part.about?.subtitle}
        {first && (
          <time dateTime={first.released}>
            {isAhead(first.released) && `${words.comesOut} `}
            {first.releasedInWords}
          </time>
        )}
      </span>
    </span>
  );
}

export const fragment = graphql`
  fragment SeriesPart on CoverEntry {
    ...BookLink
    about {
      subtitle
    }
    editions {
      released
      releasedInWords
    }
  }
`;
