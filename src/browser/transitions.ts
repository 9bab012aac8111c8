import { isSlow, startAnew, watchPace } from './pace';
import { passClicksOn } from './passClicks';
import { nextPageShown } from './shown';

/** How long the old page may stand still for the new one, in milliseconds. */
export const longestWait = 400;

const still = '(prefers-reduced-motion: reduce)';

/** The path of the page on the screen, empty until React has taken it over. */
let shownPath = '';

const nextPage = (): Promise<void> =>
  new Promise((resolve) => {
    void nextPageShown().then(resolve);
    setTimeout(resolve, longestWait);
  });

const fadeToNextPage = (): void => {
  const isOtherPage = shownPath && location.pathname !== shownPath;
  if (!isOtherPage || isSlow() || matchMedia(still).matches) return;
  // The page may be there before the browser calls back.
  const page = nextPage();
  const transition = document.startViewTransition(() => page);
  passClicksOn(transition);
  // Where another navigation overtakes it there is nothing to mend.
  transition.ready.catch(() => undefined);
};

/**
 * Fades each page into the next, where the browser knows how and is quick enough for it not to bring the page later, and
 * the visitor does not ask for stillness. Both events come when the address has changed and before Gatsby's router
 * renders, which it does in the next frame: later the old page would be gone, earlier the browser would hold back the
 * very frame that the router waits for.
 */
export const startTransitions = (): void => {
  if (!('startViewTransition' in document) || !('navigation' in window)) return;
  watchPace();
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' || navigationType === 'replace') fadeToNextPage();
  });
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    if (!hasUAVisualTransition) fadeToNextPage();
  });
};

/** Notes the path of the page on the screen. */
export const notePage = (path: string): void => {
  if (shownPath && path !== shownPath) startAnew();
  shownPath = path;
};
