import { graphql } from 'gatsby';
import { useLayoutEffect, useRef } from 'react';
import { words } from 'site-words';
import { useIsAhead } from '../hooks/useIsoToday';
import { useKeptMarks } from '../hooks/useKeptMarks';
import { AffiliateNote } from './AffiliateNote';
import { Picture } from './Picture';
import { SeriesPart } from './SeriesPart';
import * as styles from './SeriesChecklist.module.css';

interface SeriesChecklistProps {
  /** The name of the series in addresses. */
  readonly series: string;
  readonly parts: readonly Queries.SeriesChecklistFragment[];
  /** The days of release that were to come when the site was built. */
  readonly ahead: readonly string[];
}

/** What a visitor has ticked before the scripts were there. */
const tickedIn = (list: HTMLOListElement | null): string[] =>
  [...(list?.querySelectorAll('input') ?? [])].flatMap(({ checked, value }) => (checked ? value : []));

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
      <ol className={styles.parts} ref={list}>
        {parts.map((part) => {
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
              <Picture className={styles.image} file={part.image} alt="" sizes="4.5rem" />
              <span className={styles.position}>{part.series?.position}</span>
              <SeriesPart part={part} isAhead={isAhead} />
            </li>
          );
        })}
      </ol>
      <AffiliateNote books={parts} />
      <p className={styles.note}>{words.keptHere}</p>
    </>
  );
}

export const fragment = graphql`
  fragment SeriesChecklist on CoverEntry {
    __typename
    slug
    ...SeriesPart
    series {
      position
    }
    image {
      ...CoverPicture
    }
  }
`;
