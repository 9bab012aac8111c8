/** What pages say of works: books, stories and the bibliography of both. */
export const words = {
  /** Several names as one: 'A, B and C'. */
  listed: (names: readonly string[]): string =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  /** Who has made a work, by the part that they had. */
  by: (names: string) => `By ${names}`,
  withStory: (author: string, story: string) => `With “${story}” by ${author}`,
  editedBy: (editor: string) => `Edited by ${editor}`,
  translatedBy: (names: string) => `Translated by ${names}`,
  readBy: (narrator: string) => `Read by ${narrator}`,
  illustratedBy: (names: string) => `Illustrated by ${names}`,
  introducedBy: (names: string) => `With an introduction by ${names}`,
  awards: 'Awards',
  /** How far it came with an award, before the name of the award. */
  results: {
    won: 'Winner',
    finalist: 'Finalist',
    nominated: 'Nominee',
    longlisted: 'Longlist',
    'years-best': 'Year’s best',
  } as Readonly<Record<string, string>>,
};
