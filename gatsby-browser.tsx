import type { GatsbyBrowser } from 'gatsby';
import { words } from 'site-words';
import { hydrateInSlices } from './src/browser/hydrate';
import { hydrated } from './src/browser/hydrated';
import { letNewestWin } from './src/browser/newestWins';
import { prefetchOnIntent, prefetchScript } from './src/browser/prefetch';
import { mayScroll, noteScroll, scrollWhenShown } from './src/browser/scroll';
import { tellShown } from './src/browser/shown';
import { notePage, startTransitions } from './src/browser/transitions';
import './src/styles/global.css';

export { wrapPageElement } from './src/shell';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startTransitions();
  prefetchOnIntent();
};

export const onPostPrefetchPathname = prefetchScript;

export const shouldUpdateScroll = mayScroll;

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrateInSlices;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  noteScroll();
  scrollWhenShown();
  letNewestWin();
  dispatchEvent(new Event(hydrated));
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  notePage(location.pathname);
  tellShown();
  words.announce();
};
