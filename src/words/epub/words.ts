/** What stands in books to take along, in their catalogue, and at the links to them. */
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
