import { words } from 'site-words/search';
import { stretchOf } from '../lib/searchText';
import type { SearchDocument } from '../lib/searchDocument';
import { Marked } from './Marked';
import { TitleLink } from './TitleLink';
import * as styles from './SearchResult.module.css';

interface SearchResultProps {
  readonly document: SearchDocument;
  readonly terms: ReadonlySet<string>;
}

/** How much of a text is shown, in characters. */
const shown = 160;

/** One that was found: its title, what it is, where in it the words stand, its cover. */
export function SearchResult({ document, terms }: SearchResultProps) {
  const { kind, title, text, picture } = document;
  return (
    <li className={styles.result}>
      <div>
        <p className={styles.title}>
          <TitleLink titled={document}>
            <Marked text={title} terms={terms} />
          </TitleLink>{' '}
          <span className={styles.kind}>{words.kinds[kind].one}</span>
        </p>
        {text && (
          <p className={styles.text}>
            <Marked text={stretchOf(text, terms, shown)} terms={terms} />
          </p>
        )}
      </div>
      {picture && (
        <picture>
          <source type="image/avif" srcSet={picture.avif} />
          <img
            className={styles.image}
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
