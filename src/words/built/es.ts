import type { BuiltWords } from './words';

export const words: BuiltWords = {
  series: 'Series',
  search: 'Buscar',
  pressKit: 'Dossier de prensa',
};
