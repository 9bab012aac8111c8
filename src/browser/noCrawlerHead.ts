import type { ReactNode } from 'react';

/*
 * Stands in the scripts for CrawlerHead and for what pages give it: crawlers read the HTML, which has it all, and no browser
 * makes it again.
 */

const nothing = (): ReactNode => null;

export {
  nothing as CrawlerHead,
  nothing as bookThings,
  nothing as eventThings,
  nothing as postThings,
  nothing as seriesThings,
};
