import type { Item } from './item';

/** What becomes of an entry of the export. */
export type Fate = 'post' | 'page' | 'file' | 'menuItem' | 'myBookTable' | 'mooberry' | 'publisher' | 'left';

const fates: Readonly<Record<string, Fate>> = {
  post: 'post',
  page: 'page',
  attachment: 'file',
  nav_menu_item: 'menuItem',
  mbt_book: 'myBookTable',
  mbdb_book: 'mooberry',
  mbdb_publisher: 'publisher',
};

const leftStatuses: Readonly<Record<string, string>> = {
  trash: 'entries in the trash',
  spam: 'entries marked as spam',
  'auto-draft': 'drafts that were never saved',
};

const leftTypes: Readonly<Record<string, string>> = {
  revision: 'revisions',
  wp_block: 'patterns of blocks (wp_block)',
  wp_navigation: 'menus made of blocks (wp_navigation)',
  wp_template: 'templates of the theme (wp_template)',
  wp_template_part: 'template parts of the theme (wp_template_part)',
  wp_global_styles: 'styles of the theme (wp_global_styles)',
  custom_css: 'style sheets (custom_css)',
  customize_changeset: 'drafts of settings (customize_changeset)',
  oembed_cache: 'stored embeds (oembed_cache)',
  product: 'products of a shop (product)',
  product_variation: 'variants of products (product_variation)',
  shop_order: 'orders of a shop (shop_order)',
  feedback: 'messages of a form (feedback)',
  mbdb_book_grid: 'book grids of Mooberry (mbdb_book_grid)',
};

/** What becomes of an entry. */
export const fateOf = ({ type, status }: Item): Fate =>
  Object.hasOwn(leftStatuses, status) || !Object.hasOwn(fates, type) ? 'left' : (fates[type] ?? 'left');

/** What many of an entry that is left are called. */
export const leftAs = ({ type, status }: Item): string =>
  (Object.hasOwn(leftStatuses, status) && leftStatuses[status]) ||
  (Object.hasOwn(leftTypes, type) && leftTypes[type]) ||
  `entries of the type ${type.slice(0, 60)}`;

/** Whether it was to be seen by all. */
export const isPublic = ({ status, hasPassword }: Item): boolean =>
  (status === 'publish' || status === 'future') && !hasPassword;
