/** The attribute of what the HTML says in its head to crawlers alone. */
export const crawlerMark = 'data-crawlers';
