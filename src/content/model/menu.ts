import { fillPress } from '../../lib/press';
import { addressOf } from './footerLinks';
import { ownPagesAt, routeOfOwnPage } from './ownPages';
import { pagesOf } from './pagesOf';
import { settingsIn, type SiteContent } from './siteContent';
import type { SitePage } from './sitePage';

interface MenuLink {
  readonly title: string;
  readonly link: string;
  readonly rel?: string | undefined;
}

/** A link of the menu, or what opens to several. */
export interface MenuItem {
  readonly title: string;
  readonly link?: string | undefined;
  readonly rel?: string | undefined;
  readonly items: readonly MenuLink[];
}

/** What the navigation leads to of these pages and beside them: its entries, and the pages that have their place among them. */
export const menuOf = (content: SiteContent, pages: readonly SitePage[] = pagesOf(content)): MenuItem[] => {
  const named = (title: string): string => fillPress(title, settingsIn(content)?.press, 'name');
  const linkTo = ({ title, link, rel }: MenuLink): MenuLink[] =>
    addressOf(link, content, pages).map((address) => ({ title: named(title), link: address, rel }));
  const entries = content.of('navigation').map(({ fields }) => ({ ...fields, order: fields.id }));
  const own = ownPagesAt('menu', content).map((page) => ({
    title: page.fields.title,
    link: routeOfOwnPage(page),
    order: page.fields.order ?? Number.MAX_SAFE_INTEGER,
  }));
  return [...entries, ...own]
    .toSorted((a, b) => a.order - b.order)
    .flatMap((item): MenuItem[] => {
      const { title, link, rel, items = [] } = { rel: undefined, items: undefined, ...item };
      if (link !== undefined) return linkTo({ title, link, rel }).map((one) => ({ ...one, items: [] }));
      const links = items.flatMap(linkTo);
      return links.length ? [{ title: named(title), items: links }] : [];
    });
};
