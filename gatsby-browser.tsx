import type { GatsbyBrowser } from 'gatsby';
import { hydrateInSlices } from './src/browser/hydrate';
import { hydrated } from './src/browser/hydrated';
import { honourSaveData } from './src/browser/saveData';
import { mayScroll } from './src/browser/scroll';
import { pageShown, startTransitions } from './src/browser/transitions';
import './src/styles/global.css';

export { wrapPageElement } from './src/shell';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startTransitions();
  honourSaveData();
};

export const shouldUpdateScroll = mayScroll;

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrateInSlices;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  dispatchEvent(new Event(hydrated));
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  pageShown(location.pathname);
};
