import { ownPageRoute } from '../../lib/routes';
import type { PlacedEntry, SiteContent } from './siteContent';
import { foundPage, type SitePage } from './sitePage';
import { inLanguages } from './translations';
import { formerRoutes } from './unlisted';

type OwnPage = PlacedEntry<'ownPages'>;

/** The path of a page of the author's own. */
export const routeOfOwnPage = ({ slug, fields }: OwnPage): string => ownPageRoute(slug, fields.below);

/** By their order, those without one last, by title. */
const inOrder = (a: OwnPage, b: OwnPage): number =>
  (a.fields.order ?? Infinity) - (b.fields.order ?? Infinity) || a.fields.title.localeCompare(b.fields.title);

/** The pages of the author's own to which the site leads at a place, in their order there. */
export const ownPagesAt = (place: OwnPage['fields']['place'], content: SiteContent): OwnPage[] =>
  content
    .of('ownPages')
    .filter(({ fields }) => fields.place === place)
    .sort(inOrder);

/** The pages of the author's own. */
export const ownPages = (content: SiteContent): SitePage[] => {
  const pages: readonly OwnPage[] = content.of('ownPages');
  return pages.map((page) => ({
    path: routeOfOwnPage(page),
    template: 'ownPage',
    ...inLanguages(page, content),
    context: () => ({
      slug: page.slug,
      below: page.fields.below ?? '',
      pages: pages
        .filter(({ fields }) => fields.below === page.slug)
        .sort(inOrder)
        .map(({ slug }) => slug),
      aliases: formerRoutes(page),
    }),
    finds: () => [
      foundPage('page', page.fields.title, routeOfOwnPage(page), { text: `ownPages/${page.slug}` }),
    ],
  }));
};
