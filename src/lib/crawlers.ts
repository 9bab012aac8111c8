/** The attribute of what the HTML says in its head to crawlers alone. */
export const crawlerMark = 'data-crawlers';

/** Its value on what is true of every page of the site, and so may stay when another one is gone to. */
export const ofEveryPage = 'site';

/** The size of the pictures by which pages are shared, in pixels, as Open Graph would have it (https://ogp.me). */
export const shareSize = { width: 1200, height: 630 } as const;
