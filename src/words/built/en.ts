import { countedIn } from '../counted';
import type { BuiltWords } from './words';

const counted = countedIn('en');

export const words: BuiltWords = {
  series: 'Series',
  newsletter: 'Newsletter',
  feed: 'RSS feed',
  newBook: 'New book',
  newAudiobook: 'New audiobook',
  newAnthology: 'New anthology',
  newSoundtrack: 'New soundtrack',
  calendar: 'Calendar',
  calendarOf: (author) => `${author}: events and new books`,
  comesOut: (title, formats) => `${title} comes out (${formats})`,
  soberSince: (name, day) => `${name}: sober since ${day}`,
  soberDays: (name, count) => `${name}: ${counted(count, { one: 'day', other: 'days' })} sober`,
  search: 'Search',
  pressKit: 'Press kit',
};
