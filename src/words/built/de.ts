import { countedIn } from '../counted';
import type { BuiltWords } from './words';

const counted = countedIn('de');

export const words: BuiltWords = {
  series: 'Reihen',
  newsletter: 'Newsletter',
  feed: 'RSS-Feed',
  newBook: 'Neues Buch',
  newAudiobook: 'Neues Hörbuch',
  newAnthology: 'Neue Anthologie',
  newSoundtrack: 'Neuer Soundtrack',
  calendar: 'Kalender',
  calendarOf: (author) => `${author}: Veranstaltungen und neue Bücher`,
  comesOut: (title, formats) => `${title} erscheint (${formats})`,
  soberSince: (name, day) => `${name}: nüchtern seit ${day}`,
  soberDays: (name, count) => `${name}: ${counted(count, { one: 'Tag', other: 'Tage' })} nüchtern`,
  search: 'Suche',
  pressKit: 'Pressemappe',
};
