import { routes, site } from '../../site/support';

export { routes };

/** What the navigation calls the routes, in the same order. */
export const pageNames = [
  'Books',
  'AudioBooks',
  'Anthologies',
  'Music',
  'Blog',
  site.press.name,
  'About',
  'Contact',
  'Code',
  'SWOF',
  'Running',
];
