import type { RouteUpdateArgs } from 'gatsby';
import { crawlerMark } from '../lib/crawlers';

/**
 * Takes out of the head what the HTML says to crawlers once another page is gone to, of which it is not true. Under develop
 * Gatsby makes it anew for each page, and sets its own mark.
 */
export const dropCrawlerHead = ({ location, prevLocation }: RouteUpdateArgs): void => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  for (const element of document.querySelectorAll(`[${crawlerMark}]:not([data-gatsby-head])`)) {
    element.remove();
  }
};
