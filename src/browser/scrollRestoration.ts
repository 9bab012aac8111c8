import type { RouteUpdateArgs } from 'gatsby';
import { tried } from '../lib/tried';

/*
 * While React runs, we say where pages are scrolled to: a browser by itself scrolls before the router shows the page. When
 * the page ends, the browser gets this back, because it restores before our scripts start. Gatsby's own mechanism, which
 * would go to the hash instead of to where a page was left, is not in the scripts (src/browser/noScrollContext.ts).
 */

/** How far down each entry of the history was left, in pixels, by the entry's key. */
const places = new Map<string, number>();

/** The history entry whose page is on the screen. */
let shown = { key: '', path: '' };

/** The key of the current entry. Gatsby's router gives one to the entries that it adds; the others get theirs here. */
const keyOfEntry = (): string => {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key) return state.key;
  const key = String(Date.now());
  history.replaceState({ ...state, key }, '');
  return key;
};

/** Where earlier documents have written their places. A visitor who refuses cookies has no such storage. */
const session = (): Storage | undefined => tried(() => sessionStorage);

const storageKey = (key: string): string => `place of ${key}`;

const placeOf = (key: string): number | undefined => {
  const stored = session()?.getItem(storageKey(key));
  return places.get(key) ?? (stored ? Number(stored) : undefined);
};

const note = (): void => {
  places.set(shown.key, scrollY);
};

/** Says that the current entry's page is on the screen. */
const setShown = (): void => {
  shown = { key: keyOfEntry(), path: location.pathname };
};

/** The same, and scrolls to where the page was left; says whether it was here before. */
const show = (): boolean => {
  setShown();
  const place = placeOf(shown.key);
  if (place !== undefined) scrollTo(0, place);
  return place !== undefined;
};

/** Scrolls a page that is new to the visitor to what the address's hash names, or to its top. */
const begin = (): void => {
  const named = document.getElementById(decodeURI(location.hash.slice(1)));
  if (named) named.scrollIntoView();
  else scrollTo(0, 0);
};

const takeOver = (): void => {
  history.scrollRestoration = 'manual';
};

const handOver = (): void => {
  history.scrollRestoration = 'auto';
  for (const [key, place] of places) session()?.setItem(storageKey(key), String(place));
};

/** Begins to note where pages are left. */
export const startScrollRestoration = (): void => {
  // The browser has not restored an entry that was left while we did so.
  if (history.scrollRestoration === 'manual' && !scrollY) show();
  else setShown();
  note();
  takeOver();
  addEventListener('scroll', note, { passive: true });
  // A link within the page scrolls at once: the entry has to change before that is noted.
  addEventListener('popstate', () => {
    if (location.pathname === shown.path) show();
  });
  addEventListener('pagehide', handOver);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    takeOver();
    // WebKit has scrolled to the top.
    show();
  });
  // A phone may drop a hidden page without telling it.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) handOver();
    else takeOver();
  });
};

/**
 * Scrolls to where a page was left, or begins it, when it is shown. A built page that React takes over stays where the
 * browser and the visitor have scrolled it; under develop it comes too late for the browser to find the hash.
 */
export const restoreScroll = ({ prevLocation }: RouteUpdateArgs): void => {
  if (prevLocation) {
    if (keyOfEntry() !== shown.key && !show()) begin();
  } else if (process.env.NODE_ENV !== 'production' && location.hash) begin();
};
