/** What the catalogue says of a book for reading apps, and the links to it. */
export const epubTypes = `type Epub {
  path: String!
  bytes: Int!
  title: String!
  kind: String!
  description: String!
  day: String!
  page: String!
  cover: String!
  thumbnail: String!
}

type Download { words: String! path: String! }`;

const ofText = {
  'the book that a build makes of it': 'epub: Epub @epub',
  'the links to it as a book for reading apps': 'downloads: [Download!]! @downloads',
};

const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Post: ofText,
  Excerpt: ofText,
  SiteSettings: {
    'the book of all excerpts': 'sampler: Epub @sampler',
    'the path of the catalog of all books for reading apps': 'catalogue: String @catalogue',
  },
};

/** The fields by which a type has books for reading apps, each behind its description. */
export const epubFieldsOf = (type: string) => Object.entries(fields[type] ?? {});
