import type { RouteUpdateArgs } from 'gatsby';
import { crawlerMark } from '../lib/crawlers';

/**
 * Takes out of the head what the HTML says to crawlers once another page is gone to, of which it is not true. Under develop
 * React makes it anew for each page, and fails where somebody else has taken it out.
 */
export const dropCrawlerHead = ({ location, prevLocation }: RouteUpdateArgs): void => {
  if (process.env.NODE_ENV === 'development') return;
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  for (const element of document.querySelectorAll(`[${crawlerMark}]:not([data-gatsby-head])`)) {
    element.remove();
  }
};
