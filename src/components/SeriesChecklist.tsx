import { graphql } from 'gatsby';
import { useLayoutEffect, useRef } from 'react';
import { words } from 'site-words';
import { useIsAhead } from '../hooks/useIsoToday';
import { useKeptMarks } from '../hooks/useKeptMarks';
import { firstEdition } from '../lib/releases';
import type { Part as PartOf } from '../lib/series';
import { BookLink } from './BookLink';
import { Picture } from './Picture';
import * as styles from './SeriesChecklist.module.css';
import { Venue } from './Venue';

export type Part = Queries.SeriesChecklistFragment | Queries.SeriesChecklistStoryFragment;

interface SeriesChecklistProps {
  /** The name of the series in addresses. */
  readonly series: string;
  /** In the order in which they are read. */
  readonly parts: readonly PartOf<Part>[];
  /** The days of release that were to come when the site was built. */
  readonly ahead: readonly string[];
}

/** What a visitor has ticked before the scripts were there. */
const tickedIn = (list: HTMLOListElement | null): string[] =>
  [...(list?.querySelectorAll('input') ?? [])].flatMap(({ checked, value }) => (checked ? value : []));

/** What is said of a part below its title: of a book when it comes out, of a story where it did. */
function PartFacts({ part, isAhead }: { readonly part: Part; readonly isAhead: (day: string) => boolean }) {
  if (part.__typename === 'Story')
    return (
      <span>
        <Venue place={part} />
      </span>
    );
  const first = firstEdition(part);
  return (
    <>
      {part.about?.subtitle}
      {first && (
        <time dateTime={first.released}>
          {isAhead(first.released) && `${words.comesOut} `}
          {first.releasedInWords}
        </time>
      )}
    </>
  );
}

/** The parts of a series with a box before each, which this browser remembers, and which is there on paper too. */
export function SeriesChecklist({ series, parts, ahead }: SeriesChecklistProps) {
  const list = useRef<HTMLOListElement>(null);
  const [marks, keep] = useKeptMarks(`series ${series}`);
  const isAhead = useIsAhead(ahead);
  useLayoutEffect(() => {
    const ticked = tickedIn(list.current);
    if (ticked.length) keep((kept) => [...kept, ...ticked]);
  }, [keep]);
  return (
    <>
      <ol className={`${styles.parts} space-m`} ref={list}>
        {parts.map(({ work: part, position }) => {
          const mark = `${part.__typename}/${part.slug}`;
          return (
            <li className={styles.part} key={mark}>
              <input
                className={styles.box}
                type="checkbox"
                autoComplete="off"
                aria-label={words.haveRead(part.title)}
                checked={marks.includes(mark)}
                value={mark}
                onChange={({ target }) =>
                  keep((kept) => (target.checked ? [...kept, mark] : kept.filter((one) => one !== mark)))
                }
              />
              {part.__typename === 'Story' ? (
                <span />
              ) : (
                <Picture className="cover" file={part.image} alt="" sizes="4.5rem" />
              )}
              <span className="numbers soft">{position}</span>
              <span>
                <BookLink book={part} />
                <span className="row small soft">
                  <PartFacts part={part} isAhead={isAhead} />
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <p className="small soft space-s scripted">{words.keptHere}</p>
    </>
  );
}

export const fragment = graphql`
  fragment SeriesChecklist on CoverEntry {
    __typename
    slug
    ...BookLink
    about {
      subtitle
    }
    editions {
      released
      releasedInWords
    }
    entryId
    published
    ...CoverPlaces
    image {
      ...CoverPicture
    }
  }
`;

export const storyFragment = graphql`
  fragment SeriesChecklistStory on Story {
    __typename
    slug
    ...StoryLink
    ...Venue
    entryId
    published
    ...StoryPlaces
  }
`;
