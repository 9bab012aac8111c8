import type { BuiltWords } from './words';

export const words: BuiltWords = {
  series: 'Series',
  newsletter: 'Boletín',
  feed: 'Canal RSS',
  newBook: 'Libro nuevo',
  newAudiobook: 'Audiolibro nuevo',
  newAnthology: 'Antología nueva',
  newSoundtrack: 'Banda sonora nueva',
};
