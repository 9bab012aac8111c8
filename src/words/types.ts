import type { Duration } from '../lib/duration';
import type { Milestone } from '../lib/milestone';
import type { SearchKind } from '../lib/searchDocument';

/*
 * All that the site itself says; everything else is the author's. Each language has a folder beside this file, named by
 * its code, and the build takes in the one that `language` in `data/site.json` asks for. Dates and sizes are not among
 * the words: Intl writes these. A folder has a file for what every page says, one for each page with words of its own,
 * so that only its visitors load them, and one for what no script says.
 */

/** In `index.ts`: what every page may say. */
export interface Words {
  /** The link by which a keyboard leaves out header and navigation. */
  readonly skipToContent: string;
  /** What the navigation is called, for those who hear it. */
  readonly pages: string;
  /** What unfolds the navigation on a phone. */
  readonly menu: string;
  /** The mail link in the footer. */
  readonly contact: string;
  /** In the place of a list without entries. */
  readonly nothingYet: string;
  /** The links to the other pages of a catalogue too long for one. */
  readonly moreCovers: string;
  readonly page: (number: number) => string;
  /** On the poster of a video. Those who hear it hear the title next, as after `show` and `download`. */
  readonly play: string;
  /** On the poster of an activity widget. */
  readonly show: string;
  readonly download: string;
  /** To where the source of a code project is. */
  readonly repository: string;
  /** To where it runs. */
  readonly liveSite: string;
  /** What those who hear it hear next of both. */
  readonly of: (title: string) => string;
  /** Has it announced in the site's language that another page has come; in English, Gatsby has done so. */
  readonly announce: () => void;
  /** The line under a cover that leads to the book's own page; those who hear it hear this after the title. */
  readonly aboutBook: string;
  readonly largerCover: (title: string) => string;
  /** What an edition is. */
  readonly formats: Readonly<Record<string, string>>;
  readonly pageCount: (count: number) => string;
  /** How long a recording plays. */
  readonly playingTime: (hours: number, minutes: number) => string;
  readonly buyAt: (retailer: string) => string;
  readonly preorderAt: (retailer: string) => string;
  /** Before the retailers of an edition. */
  readonly buy: string;
  readonly preorder: string;
  /** Of the links marked with an asterisk. */
  readonly affiliateNote: string;
  /** Above covers of which some pay. */
  readonly affiliateCovers: string;
  readonly editions: string;
  readonly praise: string;
  readonly excerpt: string;
  readonly contentNotes: string;
  readonly sample: string;
  readonly readBy: (narrator: string) => string;
  readonly editedBy: (editor: string) => string;
  readonly withStory: (author: string, story: string) => string;
  /** The other form of the same book. */
  readonly alsoToHear: string;
  readonly alsoToRead: string;
  readonly alsoBy: (author: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly series: string;
  readonly seriesDescription: (author: string) => string;
  readonly partOf: (position: number, series: string) => string;
  readonly inThisSeries: string;
  readonly complete: string;
  readonly ongoing: string;
  readonly beginWith: string;
  /** The box on the list of a series. */
  readonly haveRead: (title: string) => string;
  readonly keptHere: string;
  readonly newAndNext: string;
  readonly outNow: string;
  readonly comesOut: string;
  /** On what is a draft, or whose day is to come, while the author works on it. */
  readonly notYetShown: string;
  /** A time of sobriety. */
  readonly duration: (duration: Duration) => string;
}

/** In `contact.ts`: what the contact page says of events and of the newsletter. */
export interface ContactWords {
  readonly events: string;
  /** What unfolds those that are over. */
  readonly past: string;
  /** To the calendar of releases and events. */
  readonly calendar: string;
  readonly mailAddress: string;
  readonly subscribe: string;
  /** Below the form: who is sent what is written there. */
  readonly sentTo: (host: string) => string;
  /** In the place of a form. */
  readonly signUpAt: (host: string) => string;
}

/** In `pressKit.ts`: what the press kit says, on its page and in the text within its archive. */
export interface PressKitWords {
  readonly title: string;
  readonly description: (author: string) => string;
  /** Before the archive. */
  readonly lead: string;
  readonly everything: (size: string) => string;
  /** Above a bio. */
  readonly bio: (words: number) => string;
  /** On a button, and when that is done. Those who hear it hear which bio it is. */
  readonly copy: string;
  readonly copied: string;
  readonly portrait: string;
  readonly facts: string;
  readonly contact: string;
  readonly covers: string;
  readonly audiobook: string;
}

/** In `search.ts`: what the page says on which the site is searched. */
export interface SearchWords {
  readonly title: string;
  readonly description: (author: string) => string;
  /** Before the list of all titles. */
  readonly allTitles: string;
  readonly field: string;
  readonly submit: string;
  /** Above the titles of a kind. */
  readonly many: Readonly<Record<SearchKind, string>>;
  /** Beside one that was found. */
  readonly one: Readonly<Record<SearchKind, string>>;
  readonly found: (count: number, query: string) => string;
  /** Where more were found than are listed. */
  readonly foundMore: (shown: number, count: number, query: string) => string;
  readonly nothing: (query: string) => string;
  /** What to try where nothing was found. */
  readonly help: string;
  readonly loading: string;
  readonly failed: string;
  /** The box by which the key that leads here is switched off; the key stands in the place of {key}. */
  readonly slashKey: string;
}

type Counted = Pick<Milestone, 'unit' | 'count'>;

/** In `swof.ts`: what the wall of fame says. */
export interface SwofWords {
  /** What comes next of somebody's time, and on which day, in words. */
  readonly next: (milestone: Counted, day: string) => string;
  /** The same on its day. */
  readonly today: (milestone: Counted) => string;
  /** To the calendar of all of these. */
  readonly calendar: string;
}

/** What stands in EPUBs, in their catalogue, and at the links to them. */
export interface EpubWords {
  /** The links on the pages; a size is in words. */
  readonly takeAlong: (size: string) => string;
  readonly allExcerpts: (size: string) => string;
  readonly catalogue: string;
  /** What the catalogue is called in a reading app. */
  readonly catalogueOf: (site: string) => string;
  /** What a book is, below its title. */
  readonly story: string;
  readonly excerpt: string;
  /** The book with all excerpts. */
  readonly sampler: string;
  readonly samplerDescription: (author: string) => string;
  /** The parts of a book, as its table of contents names them. */
  readonly cover: string;
  readonly titlePage: string;
  readonly contents: string;
  readonly notes: string;
  /** From a note. */
  readonly backToText: string;
  /** The last page: where there is more. */
  readonly more: string;
  readonly booksBy: (author: string) => string;
  readonly soldAt: string;
  readonly thePage: (title: string) => string;
  readonly setIn: (typeface: string) => string;
  readonly coverOf: (title: string, author: string) => string;
  /** For those who choose books by how they can be read. */
  readonly accessible: string;
}

/** In `built.ts`: what the build writes, and no script of a page: in the footer, in feeds, in calendars, in EPUBs. */
export interface BuiltWords {
  /** In the footer. */
  readonly series: string;
  readonly newsletter: string;
  readonly feed: string;
  /** In feeds, before the title of what has come out. */
  readonly newBook: string;
  readonly newAudiobook: string;
  readonly newAnthology: string;
  readonly newSoundtrack: string;
  readonly calendar: string;
  /** What the calendar of releases and events is called. */
  readonly calendarOf: (author: string) => string;
  /** In it, of a book; `formats` are those in which it comes out that day. */
  readonly comesOut: (title: string, formats: string) => string;
  /** In the calendar of the wall of fame, every year: the day in words. */
  readonly soberSince: (name: string, day: string) => string;
  /** In the same, once. */
  readonly soberDays: (name: string, count: number) => string;
  readonly search: string;
  readonly pressKit: string;
  readonly epub: EpubWords;
}
