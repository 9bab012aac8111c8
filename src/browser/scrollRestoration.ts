import type { GatsbyBrowser } from 'gatsby';

/** How far down each entry of the history was left, in pixels, by the entry's key. */
const places = new Map<string, number>();

/** The history entry whose page is on the screen. */
let shown = { key: '', path: '' };

/** The key of the current entry. Gatsby's router gives one to those that it adds; the others get theirs here. */
const keyOfEntry = (): string => {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key) return state.key;
  const key = String(Date.now());
  history.replaceState({ ...state, key }, '');
  return key;
};

/** What documents before this one have noted. Where the visitor refuses cookies there is no such storage. */
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

/** Says that the current entry's page is on the screen, and goes to where it was left. */
const show = (): void => {
  shown = { key: keyOfEntry(), path: location.pathname };
  const place = placeOf(shown.key);
  if (place !== undefined) scrollTo(0, place);
};

/** Takes a page back that comes as it was left. WebKit has scrolled it to its top. */
const takeBack = ({ persisted }: PageTransitionEvent): void => {
  if (!persisted) return;
  history.scrollRestoration = 'manual';
  show();
};

/**
 * Leaves the page to the browser: whoever comes back to it by a new document finds it before React does. What was noted
 * is kept for that document, which may go on to the others.
 */
const handOver = (): void => {
  history.scrollRestoration = 'auto';
  for (const [key, place] of places) session()?.setItem(storageKey(key), String(place));
};

/** Begins to note where pages are left. */
export const startScrollRestoration = (): void => {
  // A document that comes back to an entry which none has handed over stands at the top.
  if (history.scrollRestoration === 'manual' && !scrollY) show();
  shown = { key: keyOfEntry(), path: location.pathname };
  note();
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', takeBack);
  addEventListener('pagehide', handOver);
  addEventListener('scroll', note, { passive: true });
  // Within a page nothing has to come first.
  addEventListener('popstate', () => {
    if (location.pathname === shown.path) show();
  });
};

/** Goes to where a page was left, when it is shown; one that was not yet there stands at its top or its hash. */
export const restoreScroll: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ prevLocation }) => {
  if (prevLocation && keyOfEntry() !== shown.key) show();
};

/**
 * Gatsby scrolls on pages that are new to the visitor alone: elsewhere it goes to the hash instead of to where the page
 * was left. When React takes a built page over the browser has scrolled, and since then maybe the visitor.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({ prevRouterProps }) =>
  prevRouterProps ? placeOf(keyOfEntry()) === undefined : process.env.NODE_ENV !== 'production';
