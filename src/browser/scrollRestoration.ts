import type { GatsbyBrowser, RouteUpdateArgs } from 'gatsby';

/*
 * While React runs, we restore where pages were scrolled to: of itself a browser scrolls before the router shows the page.
 * When the page ends, the browser gets this back, because it restores before our scripts start.
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
const session = (): Storage | null => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
};

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

/** The same, and scrolls to where the page was left. */
const show = (): void => {
  setShown();
  const place = placeOf(shown.key);
  if (place !== undefined) scrollTo(0, place);
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

/** Scrolls to where a page was left, when it is shown. A page that is new to the visitor begins at its top or its hash. */
export const restoreScroll = ({ prevLocation }: RouteUpdateArgs): void => {
  if (prevLocation && keyOfEntry() !== shown.key) show();
};

/**
 * Gatsby scrolls only on pages that are new to the visitor: elsewhere it would go to the hash instead of to where the page
 * was left. A built page that React takes over stays where the browser and the visitor have scrolled it.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({ prevRouterProps }) =>
  prevRouterProps ? placeOf(keyOfEntry()) === undefined : process.env.NODE_ENV !== 'production';
