import { useCallback, useEffect, useRef, useState } from 'react';
import type { Found, Search } from './searchIn';

/** What has come of a query: null as long as there is none, or the texts are not there. */
export interface Searched {
  readonly found: readonly Found[] | null;
  readonly hasFailed: boolean;
  /** Fetches what it takes to search, once; a second time where it has failed. */
  readonly load: () => void;
}

/** Looks for a query in all texts of the site, which come when they are asked for. */
export const useSearch = (query: string): Searched => {
  const [search, setSearch] = useState<{ readonly in: Search } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void import('./searchIn')
      .then(({ loadSearch }) => loadSearch())
      .then(
        (found) => {
          setSearch({ in: found });
          setFailed(false);
        },
        () => {
          isAsked.current = false;
          setFailed(true);
        },
      );
  }, []);
  useEffect(() => {
    if (query) load();
  }, [query, load]);
  return { found: query && search ? search.in(query) : null, hasFailed, load };
};
