import type { Duration } from '../lib/duration';

/**
 * All that the site itself says in the browser; everything else is the author's. Each language has a file beside this
 * one, named by its code, and the build takes in the one that `language` in `data/site.json` asks for. Dates and sizes
 * are not among them: Intl writes these, at build time.
 */
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
