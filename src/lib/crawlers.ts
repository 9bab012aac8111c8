/** The attribute of what stands in the head for crawlers alone. */
export const crawlerMark = 'data-crawlers';

/** Its value on what holds for every page, and stays in the head during navigation. */
export const ofEveryPage = 'site';

/** The size of share pictures in pixels (https://ogp.me). */
export const shareSize = { width: 1200, height: 630 } as const;
