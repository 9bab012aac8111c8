import { pagesAfterHome } from './paging';

/** What Gatsby's Link knows of itself and the page being shown. */
interface LinkState {
  readonly isCurrent: boolean;
  /** The page's address begins with the link's. */
  readonly isPartiallyCurrent: boolean;
  readonly location: { readonly pathname: string };
}

/**
 * How a link stands to the page being shown: it leads there ('page'), to what holds it ('true'), or elsewhere. `home` is the
 * path of the home page.
 */
export const ariaCurrent = (link: string, home: string, state: LinkState): 'page' | 'true' | undefined => {
  if (state.isCurrent) return 'page';
  // Every address begins with the home page's.
  const holdsPage =
    link === '/'
      ? state.location.pathname.startsWith(home + pagesAfterHome.slice(1))
      : state.isPartiallyCurrent;
  return holdsPage ? 'true' : undefined;
};
