import { countedIn } from '../counted';

const counted = countedIn('en');

/** What the build writes, and no script of a page: in the footer, at the newsletter, in feeds, in calendars, in EPUBs. */
export const words = {
  /** In the footer. */
  mail: 'Contact',
  bibliography: 'Bibliography',
  series: 'Series',
  newsletter: 'Newsletter',
  feed: 'RSS feed',
  /** In feeds, before the title of what has come out. */
  newBook: 'New book',
  newAudiobook: 'New audiobook',
  newAnthology: 'New anthology',
  newStory: 'New story',
  newSoundtrack: 'New soundtrack',
  calendar: 'Calendar',
  /** What the calendar of releases and events is called. */
  calendarOf: (author: string) => `${author}: events and new books`,
  /** In it, of a book; `formats` are those in which it comes out that day. */
  comesOut: (title: string, formats: string) => `${title} comes out (${formats})`,
  /** In the calendar of the wall of fame, every year: the day in words. */
  soberSince: (name: string, day: string) => `${name}: sober since ${day}`,
  /** In the same, once. */
  soberDays: (name: string, count: number) =>
    `${name}: ${counted(count, { one: 'day', other: 'days' })} sober`,
  search: 'Search',
  pressKit: 'Press kit',
  /** At the newsletter, wherever it stands. */
  signUp: {
    mailAddress: 'Your email address',
    subscribe: 'Subscribe',
    /** Below the form: who is sent what is written there. */
    sentTo: (host: string) => `Your address is sent to ${host}, and not before you press the button.`,
    /** In the place of a form. */
    signUpAt: (host: string) => `Sign up at ${host}`,
  },
  /** What the links to a text in other languages are called, for those who hear it. */
  languages: 'Languages',
  /** Of the list of all that is there in a language. */
  inThisLanguage: (author: string) => `What there is by ${author} in this language.`,
  /** What stands in EPUBs, in their catalogue, and at the links to them. */
  epub: {
    /** The links on the pages; a size is in words. */
    download: (size: string) => `Take it along: EPUB, ${size}`,
    downloadSampler: (size: string) => `All excerpts in one book: EPUB, ${size}`,
    catalogue: 'Catalog for reading apps (OPDS)',
    /** What the catalogue is called in a reading app. */
    catalogueOf: (site: string) => `${site}: to take along`,
    /** What a book is, below its title. */
    story: 'A story',
    excerpt: 'An excerpt',
    /** The book with all excerpts. */
    sampler: 'First Pages',
    samplerDescription: (author: string) => `The beginnings of books by ${author}, in one to take along.`,
    /** The parts of a book, as its table of contents names them. */
    cover: 'Cover',
    titlePage: 'Title page',
    contents: 'Contents',
    notes: 'Notes',
    /** From a note. */
    backToText: 'Back to the text',
    /** The last page: where there is more. */
    more: 'More',
    booksBy: (author: string) => `Books by ${author}`,
    soldAt: 'The whole book is sold here:',
    thePage: (title: string) => `About ${title}`,
    setIn: (typeface: string) => `Set in ${typeface}, which comes under the SIL Open Font License 1.1.`,
    coverOf: (title: string, author: string) => `The cover of ${title} by ${author}`,
    accessible:
      'All of it is text that can be enlarged, reflowed and read aloud, in its order. Pictures are described.',
  },
};
