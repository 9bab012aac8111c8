/** The attribute of what the HTML says in its head to crawlers alone. */
export const crawlerMark = 'data-crawlers';

/** Its value on what is true of every page of the site, and so may stay when another one is gone to. */
export const ofEveryPage = 'site';
