import { type GatsbyBrowser, withPrefix } from 'gatsby';
import { longestHold } from './lateRuntime';

/** How many navigations there were so far. */
let asked = 0;

/**
 * Only the latest navigation wins: Gatsby goes to each page as soon as its data is there. A page that takes too long is
 * loaded as a whole document, so that the browser shows that it is on its way.
 */
export const letNewestWin = (): void => {
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    asked += 1;
    const turn = asked;
    const isNewest = (): boolean => turn === asked;
    const timer = setTimeout(() => {
      if (!isNewest()) return;
      asked += 1;
      location.assign(to);
    }, longestHold);
    const { pathname, search } = new URL(to, location.href);
    void window.___loader.loadPage(pathname + search).then(() => {
      clearTimeout(timer);
      if (isNewest()) navigate(to, options);
    });
  };
  addEventListener('popstate', () => (asked += 1));
};

/** The path of the page of this site to which a link leads, if it is not the one on the screen. */
const pageBehind = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOwn = link?.origin === location.origin && link.pathname.startsWith(withPrefix('/'));
  // Every page's address ends with a slash, a file's does not.
  return isOwn && link.pathname.endsWith('/') && link.pathname !== location.pathname ? link.pathname : null;
};

const fetchAhead = ({ target }: Event): void => {
  const page = pageBehind(target);
  if (page) window.___loader.hovering(page);
};

/**
 * Fetches a page ahead when its link is touched or has the focus; Gatsby does so when the pointer passes it. Nothing is
 * fetched ahead where the visitor asks for little data, which Gatsby heeds for links in view alone.
 */
export const prefetchOnIntent = (): void => {
  if (navigator.connection?.saveData) window.___loader.hovering = () => undefined;
  addEventListener('focusin', fetchAhead);
  addEventListener('touchstart', fetchAhead, { passive: true });
};

/**
 * Fetches the script of a page whose link is in view. Gatsby means to, but its builds write the table of scripts as a
 * string, in which it then finds none, and comes with the page's data alone.
 */
export const prefetchScript: NonNullable<GatsbyBrowser['onPostPrefetchPathname']> = ({
  pathname,
  loadPage,
}) => {
  void (loadPage as (path: string) => Promise<unknown>)(pathname);
};
