import { pagesAfterHome } from './paging';

interface LinkState {
  readonly isCurrent: boolean;
  readonly isPartiallyCurrent: boolean;
  readonly location: { readonly pathname: string };
}

/** Whether a link leads to the page shown ('page'), or to what it lies below ('true'). `home` is the home page's path. */
export const ariaCurrent = (link: string, home: string, state: LinkState): 'page' | 'true' | undefined => {
  if (state.isCurrent) return 'page';
  // Every address begins with the home page's.
  const holdsPage =
    link === '/'
      ? state.location.pathname.startsWith(home + pagesAfterHome.slice(1))
      : state.isPartiallyCurrent;
  return holdsPage ? 'true' : undefined;
};
