import { words } from 'site-words/search';
import type { Found } from '../hooks/searchIn';
import { markedIn, stretchOf } from '../lib/searchText';
import * as styles from './SearchResult.module.css';
import { TitleLink } from './TitleIndex';

interface MarkedProps {
  readonly text: string;
  /** The words that were found, as searchText.ts compares them. */
  readonly terms: ReadonlySet<string>;
}

/** How much of a text is shown, in characters. */
const shown = 160;

/** A text with the words marked that were looked for. */
function Marked({ text, terms }: MarkedProps) {
  let at = 0;
  return markedIn(text, terms).map(({ text: piece, isFound }) => {
    at += piece.length;
    return isFound ? (
      <mark className={styles.mark} key={at}>
        {piece}
      </mark>
    ) : (
      piece
    );
  });
}

/** One that was found: its title, what it is, where in it the words stand, its cover. */
export function SearchResult({ document, terms }: Found) {
  const { kind, title, text, picture } = document;
  return (
    <li className={`${styles.result} beside`}>
      <div>
        <p className={styles.title}>
          <TitleLink titled={document}>
            <Marked text={title} terms={terms} />
          </TitleLink>{' '}
          <span className="caps small soft">{words.kinds[kind].one}</span>
        </p>
        {text && (
          <p className={`${styles.text} soft`}>
            <Marked text={stretchOf(text, terms, shown)} terms={terms} />
          </p>
        )}
      </div>
      {picture && (
        <picture>
          <source type="image/avif" srcSet={picture.avif} />
          <img
            className="cover"
            src={picture.src}
            width={48}
            height={picture.height}
            loading="lazy"
            decoding="async"
            alt=""
          />
        </picture>
      )}
    </li>
  );
}
