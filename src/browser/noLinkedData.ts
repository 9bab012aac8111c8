import type { Crumb, LinkedSite } from '../lib/linkedData/site';

/*
 * Stands in the scripts for src/lib/linkedData: crawlers read the HTML, which has it all, and no browser makes it again.
 */

const nothing = (): null => null;

export { nothing as bookNode, nothing as postNode, nothing as seriesNode };

/** What the HTML says of the page that `crumbs` end with; nothing of a page that was gone to from another. */
export const graphText = ({ siteUrl }: LinkedSite, crumbs: readonly Crumb[]): string => {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const isShown = address === siteUrl + (crumbs.at(-1)?.path ?? '');
  return (isShown && document.querySelector('[type="application/ld+json"]')?.textContent) || '';
};
