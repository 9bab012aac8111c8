import type { ReactNode } from 'react';

/** Stands in the scripts for CrawlerHead: crawlers read the HTML, which has it all, and no browser makes it again. */
export const CrawlerHead = (): ReactNode => null;
