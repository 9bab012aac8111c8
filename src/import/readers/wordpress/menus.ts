import { advice } from '../../advice';
import { show } from '../../../content/model/findings';
import type { Found } from '../../found';
import { lostAt } from '../../given';
import { once } from '../../lists';
import { type Item, metaIn, termsIn } from './item';
import { lineOfHtml } from '../../plainLine';
import { homeOf, pathOf } from './site';
import type { Survey } from './survey';

/** Where a menu leads to a page. */
export interface MenuPlace {
  readonly place: 'menu' | 'footer';
  readonly order: number;
  /** Whether it stands below another item there. */
  readonly isBelow: boolean;
}

const isPage = (item: Item): boolean =>
  metaIn(item, '_menu_item_type') === 'post_type' && metaIn(item, '_menu_item_object') === 'page';

const isInFooter = (item: Item): boolean =>
  termsIn(item, 'nav_menu').some(({ nicename }) => /foot/i.test(nicename));

const isShown = (item: Item): boolean => item.status === 'publish' && termsIn(item, 'nav_menu').length > 0;

/** The most that a place in the menu can be. */
const lastPlace = 9999;

/** Where menus lead to pages, by the pages' numbers. A menu at the head comes before one at the foot. */
export const menuPlaces = ({ menuItems }: Survey): Map<string, MenuPlace> => {
  const items = menuItems.filter((item) => isShown(item) && isPage(item));
  const found = new Map<string, MenuPlace>();
  for (const item of [...items.filter((one) => !isInFooter(one)), ...items.filter(isInFooter)]) {
    const page = metaIn(item, '_menu_item_object_id');
    const place = isInFooter(item) ? 'footer' : 'menu';
    const order = Math.min(Math.max(Math.round(item.order), 0), lastPlace);
    const isBelow = !['', '0'].includes(metaIn(item, '_menu_item_menu_item_parent'));
    if (!found.has(page)) found.set(page, { place, order, isBelow });
  }
  return found;
};

const why = `menus come along as far as they lead to pages: ${advice.addToMenu}`;

/** What a menu item led to: an address, or what it was by its kind and name. */
const goalOf = (item: Item, { termNames }: Survey): string => {
  const url = metaIn(item, '_menu_item_url');
  if (url) return url;
  const kind = metaIn(item, '_menu_item_object').replace('post_tag', 'tag') || 'entry';
  const number = metaIn(item, '_menu_item_object_id');
  const name = metaIn(item, '_menu_item_type') === 'taxonomy' ? termNames.get(number) : undefined;
  return `the ${kind} ${name ? show(name) : number}`.trim();
};

const isHome = (item: Item, { channel }: Survey): boolean => {
  const url = metaIn(item, '_menu_item_url');
  const home = homeOf(channel);
  if (!url || url.startsWith('#') || !home || !URL.canParse(url, home)) return false;
  return new URL(url, home).host === home.host && pathOf(url, channel) === undefined;
};

/** The menu items that lead to no page, each once; the home page has its link anyway. */
export const lostMenuItems = (survey: Survey): Found[] => {
  const lost = survey.menuItems
    .filter((item) => isShown(item) && !isPage(item) && !isHome(item, survey))
    .map((item) => {
      const title = lineOfHtml(item.title);
      return lostAt(item.place, `the menu item ${title && `${show(title)} `}(${goalOf(item, survey)})`, why);
    });
  return once(lost, ({ what }) => what);
};
