import type { GatsbyBrowser } from 'gatsby';

/**
 * Whether Gatsby may scroll. Not when React takes a built page over: the browser has gone to the place that the address
 * or an earlier visit names, and since then the visitor may have scrolled. Under develop the page comes with React only.
 */
export const mayScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({ prevRouterProps }) =>
  Boolean(prevRouterProps) || process.env.NODE_ENV !== 'production';
