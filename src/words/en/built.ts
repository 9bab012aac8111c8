import { countedIn } from '../counted';
import type { BuiltWords } from '../types';

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
  epub: {
    takeAlong: (size) => `Take it along: EPUB, ${size}`,
    allExcerpts: (size) => `All excerpts in one book: EPUB, ${size}`,
    catalogue: 'Catalog for reading apps (OPDS)',
    catalogueOf: (site) => `${site}: to take along`,
    story: 'A story',
    excerpt: 'An excerpt',
    sampler: 'First Pages',
    samplerDescription: (author) => `The beginnings of books by ${author}, in one to take along.`,
    cover: 'Cover',
    titlePage: 'Title page',
    contents: 'Contents',
    notes: 'Notes',
    backToText: 'Back to the text',
    more: 'More',
    booksBy: (author) => `Books by ${author}`,
    soldAt: 'The whole book is sold here:',
    thePage: (title) => `About ${title}`,
    setIn: (typeface) => `Set in ${typeface}, which comes under the SIL Open Font License 1.1.`,
    coverOf: (title, author) => `The cover of ${title} by ${author}`,
    accessible:
      'All of it is text that can be enlarged, reflowed and read aloud, in its order. Pictures are described.',
  },
};
