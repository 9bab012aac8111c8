import { graphql, Link } from 'gatsby';
import { useLayoutEffect, useRef } from 'react';
import { words } from 'site-words';
import { useKeptMarks } from '../hooks/useKeptMarks';
import { Picture } from './Picture';
import * as styles from './SeriesChecklist.module.css';

interface SeriesChecklistProps {
  /** The name of the series in addresses. */
  readonly series: string;
  readonly parts: readonly Queries.SeriesChecklistFragment[];
}

/** What a visitor has ticked before the scripts were there. */
const tickedIn = (list: HTMLOListElement | null): string[] =>
  [...(list?.querySelectorAll('input') ?? [])].flatMap(({ checked, value }) => (checked ? value : []));

/** The parts of a series with a box before each, which this browser remembers, and which is there on paper too. */
export function SeriesChecklist({ series, parts }: SeriesChecklistProps) {
  const list = useRef<HTMLOListElement>(null);
  const [marks, keep] = useKeptMarks(`series ${series}`);
  useLayoutEffect(() => {
    const ticked = tickedIn(list.current);
    if (ticked.length) keep((kept) => [...kept, ...ticked]);
  }, [keep]);
  return (
    <>
      <ol className={styles.parts} ref={list}>
        {parts.map(({ slug, title, link, pagePath, series: place, image }) => (
          <li className={styles.part} key={slug}>
            <input
              className={styles.box}
              type="checkbox"
              autoComplete="off"
              aria-label={words.haveRead(title)}
              checked={marks.includes(slug)}
              value={slug}
              onChange={({ target }) =>
                keep((kept) => (target.checked ? [...kept, slug] : kept.filter((one) => one !== slug)))
              }
            />
            <Picture className={styles.image} file={image} alt="" sizes="4.5rem" />
            <span className={styles.position}>{place?.position}</span>
            {pagePath ? <Link to={pagePath}>{title}</Link> : <a href={link}>{title}</a>}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{words.keptHere}</p>
    </>
  );
}

export const fragment = graphql`
  fragment SeriesChecklist on CoverEntry {
    slug
    title
    link
    pagePath
    series {
      position
    }
    image {
      ...CoverPicture
    }
  }
`;
