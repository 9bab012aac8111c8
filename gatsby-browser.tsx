import type { GatsbyBrowser } from 'gatsby';
import { pageShown, startTransitions } from './src/browser/transitions';
import './src/styles/global.css';

export { wrapPageElement } from './src/shell';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = startTransitions;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  pageShown(location.pathname);
};
