import type { Duration } from '../../lib/duration';

/*
 * All that the site itself says; everything else is the author's. Each language has a folder like this one, named by its
 * code; `language` in `data/site.json` chooses. There is a file for every page, one for each page with words of its own, and
 * built.ts for what no script says. Dates and sizes come from Intl. English says what the others must have.
 */

/** What every page may say. */
export const words = {
  /** The link by which a keyboard leaves out header and navigation. */
  skipToContent: 'Skip to content',
  /** What the navigation is called, for those who hear it. */
  pages: 'Pages',
  /** What unfolds the navigation on a phone. */
  menu: 'Menu',
  /** In the place of a list without entries. */
  nothingYet: 'Nothing here yet.',
  /** To the next page of a catalogue too long for one. */
  moreCovers: 'More covers',
  /** What the links to the pages of a list are called, for those who hear it. */
  inThisList: 'In this list',
  page: (number: number) => `Page ${number}`,
  /** On the poster of a video. Those who hear it hear the title next, as after `show` and `download`. */
  play: 'Play',
  /** On the poster of an activity widget. */
  show: 'Show',
  download: 'Download',
  /** To where the source of a code project is. */
  repository: 'Repository',
  /** To where it runs. */
  liveSite: 'Live site',
  /** What those who hear it hear next of both. */
  of: (title: string) => `of ${title}`,
  /** Has it announced in the site's language that another page has come; in English, Gatsby has done so. */
  announce: (): void => undefined,
  /** The line under a cover that leads to the book's own page; those who hear it hear this after the title. */
  aboutBook: 'about the book',
  largerCover: (title: string) => `The cover of ${title}, larger`,
  /** What an edition is. */
  formats: {
    hardcover: 'Hardcover',
    paperback: 'Paperback',
    ebook: 'E-book',
    audiobook: 'Audiobook',
  } as Readonly<Record<string, string>>,
  pageCount: (count: number) => `${count} pages`,
  /** How long a recording plays. */
  playingTime: (hours: number, minutes: number) => (hours ? `${hours} h ${minutes} min` : `${minutes} min`),
  buyAt: (retailer: string) => `Buy at ${retailer}`,
  preorderAt: (retailer: string) => `Pre-order at ${retailer}`,
  /** Before the retailers of an edition. */
  buy: 'Buy',
  preorder: 'Pre-order',
  /** In the place of the retailers of an edition that is not sold any more. */
  outOfPrint: 'Out of print',
  /** In the place of a shop, of a book that cannot be had yet. */
  announced: 'Announced',
  /** Explains the links marked with an asterisk. */
  affiliateNote: '* What you buy there pays me a share, and costs you nothing more.',
  /** Above covers of which some pay. */
  affiliateCovers: 'Some of these covers lead to shops that pay me a share. It costs you nothing more.',
  editions: 'Editions',
  praise: 'What they say',
  excerpt: 'Read an excerpt',
  contentNotes: 'Content notes',
  sample: 'Hear a sample',
  /** The other form of the same book. */
  alsoToHear: 'Also to hear',
  alsoToRead: 'Also to read',
  /** Above the books that are in an omnibus, and above the omnibus. */
  contains: 'Contains',
  inOneVolume: 'Also in one volume:',
  containedIn: 'Also in one volume with others',
  alsoBy: (author: string) => `Also by ${author}`,
  previous: 'Previous',
  next: 'Next',
  series: 'Series',
  seriesDescription: (author: string) =>
    `The series by ${author}, each in reading order, with where to begin and a list to tick off.`,
  partOf: (position: number, series: string) => `${series}, part ${position}`,
  standAlone: 'Standing alone',
  inThisSeries: 'In this series',
  complete: 'The series is complete.',
  ongoing: 'The series goes on.',
  beginWith: 'Begin with',
  /** The box on the list of a series. */
  haveRead: (title: string) => `I have read ${title}`,
  keptHere: 'Your marks stay in this browser. Nothing is sent.',
  newAndNext: 'New and next',
  outNow: 'Out now',
  comesOut: 'Coming',
  /** On what is a draft, or whose day is to come, while the author works on it. */
  notYetShown: 'Not on the site yet',
  /** A time of sobriety, in English to the letter, '1 Years' too (docs/requirements.md). */
  duration: ({ years, months, days }: Duration) => `${years} Years ${months} Months ${days} Days`,
};
