import { listed } from '../../lib/text';

/** What pages and feeds say of works: who has made them, and what they have won. */
export const words = {
  /** Several names as one: 'A, B and C'. */
  listed: (names: readonly string[]) => listed(names, 'and'),
  /** Who has made a work, by the part that they had. */
  by: (names: string) => `By ${names}`,
  withStory: (author: string, story: string) => `With “${story}” by ${author}`,
  editedBy: (editor: string) => `Edited by ${editor}`,
  translatedBy: (names: string) => `Translated by ${names}`,
  readBy: (narrator: string) => `Read by ${narrator}`,
  illustratedBy: (names: string) => `Illustrated by ${names}`,
  introducedBy: (names: string) => `With an introduction by ${names}`,
  /** Before the title and the language of which it is a translation. */
  original: 'Original',
  /** Before the day, the month or the year of a book that no edition dates: of one to come, and of one that is out. */
  announcedFor: 'Announced for',
  firstPublished: 'First published',
  /** Before the catalogues of libraries. */
  inLibraries: 'Find in a library:',
  /** Before the choice of a country, and that of all. */
  shopsIn: 'Shops in',
  allCountries: 'all countries',
  /** Above the stories of a collection. */
  storiesIn: 'The stories in it',
  awards: 'Awards',
  /** How far it came with an award, after its name. */
  results: {
    won: 'Winner',
    finalist: 'Finalist',
    nominated: 'Nominee',
    longlisted: 'Longlist',
    'years-best': 'Year’s best',
  } as Readonly<Record<string, string>>,
  /** On the printed page of a book, and in the press kit. */
  distributedBy: (name: string) => `Distributed by ${name}`,
  subjects: 'Subjects',
};
