import { graphql } from 'gatsby';
import { words } from 'site-words';
import { useIsoToday } from '../hooks/useIsoToday';
import { currentReleases } from '../lib/releases';
import { AffiliateNote, BookLink } from './BookLink';
import { Picture } from './Picture';
import * as styles from './Releases.module.css';

interface ReleasesProps {
  readonly entries: readonly Queries.ReleasesFragment[];
  /** The day of the build, which counts until the visitor's is known. */
  readonly builtOn: string;
}

/** What is announced and what is new, by the visitor's calendar; nothing where nothing is. */
export function Releases({ entries, builtOn }: ReleasesProps) {
  const today = useIsoToday() ?? builtOn;
  const releases = currentReleases(entries, today);
  return (
    releases.length > 0 && (
      <section className={`${styles.releases} space-l`} aria-labelledby="releases">
        <h2 className="label" id="releases">
          {words.newAndNext}
        </h2>
        <ul className={`${styles.list} space-s`} role="list">
          {releases.map(({ entry, edition, isAhead }) => (
            <li className="beside" key={entry.entryId}>
              <Picture className="cover" file={entry.image} alt="" sizes="4.5rem" eager />
              <p>
                <span className="caps ember">{isAhead ? words.comesOut : words.outNow}</span>{' '}
                <time dateTime={edition.released}>{edition.releasedInWords}</time>
                <br />
                <BookLink book={entry} />
                <span className={`${styles.format} small soft`}>
                  {[words.formats[edition.format], edition.languageInWords].filter(Boolean).join(', ')}
                </span>
              </p>
            </li>
          ))}
        </ul>
        <AffiliateNote books={releases.map(({ entry }) => entry)} />
      </section>
    )
  );
}

export const fragment = graphql`
  fragment Releases on CoverEntry {
    entryId
    ...BookLink
    editions {
      format
      languageInWords
      released
      releasedInWords
    }
    image {
      ...CoverPicture
    }
  }
`;
