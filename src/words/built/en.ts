import type { BuiltWords } from './words';

export const words: BuiltWords = {
  series: 'Series',
  newsletter: 'Newsletter',
  feed: 'RSS feed',
  newBook: 'New book',
  newAudiobook: 'New audiobook',
  newAnthology: 'New anthology',
  newSoundtrack: 'New soundtrack',
};
