import type { Form } from '../../lib/forms';

/** What the bibliography and the pages of stories say. */
export const words = {
  /** What a work is: `one` beside a title, `other` above the titles of a form. */
  forms: {
    novel: { one: 'Novel', other: 'Novels' },
    novella: { one: 'Novella', other: 'Novellas' },
    novelette: { one: 'Novelette', other: 'Novelettes' },
    'short-story': { one: 'Short story', other: 'Short stories' },
    flash: { one: 'Flash fiction', other: 'Flash fiction' },
    poem: { one: 'Poem', other: 'Poems' },
    essay: { one: 'Essay', other: 'Essays' },
    collection: { one: 'Collection', other: 'Collections' },
    omnibus: { one: 'Omnibus', other: 'Omnibuses' },
    poetry: { one: 'Poetry', other: 'Poetry' },
    nonfiction: { one: 'Nonfiction', other: 'Nonfiction' },
    book: { one: 'Book', other: 'Books' },
    anthology: { one: 'Anthology', other: 'Anthologies' },
    audiobook: { one: 'Audiobook', other: 'Audiobooks' },
  } as Readonly<Record<Form, { readonly one: string; readonly other: string }>>,
  /** The title of a story within a sentence. */
  quoted: (title: string) => `“${title}”`,
  wordCount: (count: number) => `${count.toLocaleString('en')} words`,
  /** To where a story can be read, heard or bought. */
  findAt: (host: string) => `Find it at ${host}`,
  /** Above where a story came out again. */
  alsoIn: 'Also in',
  /** Above the books in which a story is. */
  collectedIn: 'Collected in',
  /** What chooses the works of one form, and that of all. */
  show: 'Show',
  allForms: 'All',
  /** Above works of which nobody has said when they came out. */
  withoutYear: 'Without a year',
  firstIn: (year: number) => `First published in ${year}`,
  /** The same in a sentence for search results. */
  firstInDescription: (author: string, year: number) =>
    `What ${author} published first in ${year}, with forms and lengths, for award ballots.`,
  /** Before the links to what came out of late, for readers who vote on awards. */
  forBallots: 'For award ballots:',
};
