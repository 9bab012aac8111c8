import type { BuiltWords } from './words';

export const words: BuiltWords = {
  series: 'Series',
  search: 'Search',
  pressKit: 'Press kit',
};
