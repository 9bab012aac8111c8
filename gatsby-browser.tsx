import type { GatsbyBrowser } from 'gatsby';
import { words } from 'site-words';
import { hydrated } from './src/browser/hydrated';
import { letNewestWin, prefetchOnIntent } from './src/browser/navigation';
import { restoreScroll, startScrollRestoration } from './src/browser/scrollRestoration';
import './src/styles/global.css';

export { prefetchScript as onPostPrefetchPathname } from './src/browser/navigation';
export { shouldUpdateScroll } from './src/browser/scrollRestoration';
export { wrapPageElement } from './src/shell';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = prefetchOnIntent;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  startScrollRestoration();
  letNewestWin();
  dispatchEvent(new Event(hydrated));
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (update) => {
  restoreScroll(update);
  words.announce();
};
