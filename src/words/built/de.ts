import type { BuiltWords } from './words';

export const words: BuiltWords = {
  series: 'Reihen',
  search: 'Suche',
  pressKit: 'Pressemappe',
};
