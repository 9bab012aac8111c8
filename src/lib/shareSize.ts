/** The size of the pictures by which pages are shared, in pixels, as Open Graph would have it (https://ogp.me). */
export const shareSize = { width: 1200, height: 630 } as const;
