import type { RefObject } from 'react';
import { words } from 'site-words/search';
import type { Found } from '../hooks/searchIn';
import { AffiliateNote } from './BookLink';
import { SearchResult } from './SearchResult';
import * as styles from './SearchResults.module.css';

interface SearchResultsProps {
  /** The first of what was found. */
  readonly found: readonly Found[];
  /** How many there are, and of what. */
  readonly saying: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What was found, the best first. */
export function SearchResults({ found, saying, heading }: SearchResultsProps) {
  return (
    <section className="column space-m">
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {saying}
      </h2>
      {found.length ? (
        <ol className={styles.list}>
          {found.map(({ document, terms }) => (
            <SearchResult
              key={document.kind + document.title + (document.pagePath ?? document.link ?? '')}
              document={document}
              terms={terms}
            />
          ))}
        </ol>
      ) : (
        <p>{words.help}</p>
      )}
      <AffiliateNote books={found.map(({ document }) => document)} />
    </section>
  );
}
