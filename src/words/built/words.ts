/** What the build writes, and no script of a page: in the footer, in feeds, in books to take along. */
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
}
