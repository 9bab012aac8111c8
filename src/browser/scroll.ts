import type { GatsbyBrowser } from 'gatsby';

/**
 * Whether Gatsby may scroll. Not when React takes a built page over: the browser has gone to the place that the address
 * or an earlier visit names, and since then the visitor may have scrolled. Under develop the page comes with React only.
 */
export const mayScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({ prevRouterProps }) =>
  Boolean(prevRouterProps) || process.env.NODE_ENV !== 'production';

/**
 * Has Gatsby note where the page is scrolled to. It does so at every scroll, but only since React came: who has scrolled
 * before and comes back would find the page at its top.
 */
export const noteScroll = (): void => {
  dispatchEvent(new Event('scroll'));
};
