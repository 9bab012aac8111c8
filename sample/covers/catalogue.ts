import type { Cover } from './kit/cover';
import { anthologyCovers } from './catalogue/anthologies';
import { lakeCovers } from './catalogue/lake';
import { ledgersCovers } from './catalogue/ledgers';
import { perihelionCovers } from './catalogue/perihelion';
import { standaloneCovers } from './catalogue/standalone';
import { moreStandaloneCovers } from './catalogue/standalone-more';

/** Every cover of the site, in the order of the shelves. */
export const catalogue: readonly Cover[] = [
  ...lakeCovers,
  ...ledgersCovers,
  ...perihelionCovers,
  ...standaloneCovers,
  ...moreStandaloneCovers,
  ...anthologyCovers,
];
