import type { GatsbyBrowser } from 'gatsby';
import { words } from 'site-words';
import { dropCrawlerHead } from './src/browser/crawlerHead';
import { openPicturesHere } from './src/browser/gallery';
import { hydrated } from './src/browser/hydrated';
import { letNewestWin, prefetchOnIntent } from './src/browser/navigation';
import { inPreview } from './src/browser/preview/inPreview';
import { restoreScroll, startScrollRestoration } from './src/browser/scrollRestoration';
import { listenForSlash } from './src/browser/slashKey';
import { wrapPageElement as inShell } from './src/shell';
import './src/styles/global';

export { prefetchScript as onPostPrefetchPathname } from './src/browser/navigation';

/** A page that the editor may frame shows what is being written; of that nothing is in a build. */
export const wrapPageElement = process.env['GATSBY_EDITOR'] ? inPreview(inShell) : inShell;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  prefetchOnIntent();
  listenForSlash();
  openPicturesHere();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  startScrollRestoration();
  letNewestWin();
  dispatchEvent(new Event(hydrated));
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (update) => {
  restoreScroll(update);
  dropCrawlerHead(update);
  words.announce();
};
