import type { BuiltWords } from './words';

export const words: BuiltWords = {
  series: 'Reihen',
  newsletter: 'Newsletter',
  feed: 'RSS-Feed',
  newBook: 'Neues Buch',
  newAudiobook: 'Neues Hörbuch',
  newAnthology: 'Neue Anthologie',
  newSoundtrack: 'Neuer Soundtrack',
};
