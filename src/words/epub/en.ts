import type { EpubWords } from './words';

export const words: EpubWords = {
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
};
