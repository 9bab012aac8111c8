/** What the catalogue says of an e-book, and the links to it. */
export const epubTypes = `type Epub {
  path: String!
  bytes: Int!
  title: String!
  kind: String!
  language: String!
  description: String!
  day: String!
  page: String!
  cover: String!
  thumbnail: String!
}

type Download { words: String! path: String! }`;

const ofText = {
  'the book that a build makes of it': 'epub: Epub @epub',
  'the links to it as an e-book': 'downloads: [Download!]! @downloads',
};

const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Post: ofText,
  Story: ofText,
  Excerpt: ofText,
  SiteSettings: {
    'the book of all excerpts': 'sampler: Epub @sampler',
    'the path of the catalog of all e-books': 'catalogue: String @catalogue',
  },
};

/** The fields by which a type has e-books, each behind its description. */
export const epubFieldsOf = (type: string) => Object.entries(fields[type] ?? {});
