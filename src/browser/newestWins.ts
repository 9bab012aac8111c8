import { longestHold } from './lateRuntime';

/** How many times the visitor has asked for a page. */
let asked = 0;

/**
 * Has the page asked for last be the one that comes: Gatsby goes to each as soon as it is there. One that takes too long
 * is asked for as a whole document, and the browser shows that it is on its way.
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
