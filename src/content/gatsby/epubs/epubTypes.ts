/** What the catalogue says of a book to take along, and the links to it. */
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

const downloads = [
  'the links to it as a book for reading apps',
  'downloads: [Download!]! @downloads',
] as const;
const own = ['the book that is made of it by a build', 'epub: Epub @epub'] as const;

const fields: Readonly<Record<string, readonly (readonly [description: string, field: string])[]>> = {
  Post: [own, downloads],
  Excerpt: [own, downloads],
  SiteSettings: [
    ['the book of all excerpts', 'sampler: Epub @sampler'],
    ['the path of the catalog of all books to take along', 'catalogue: String @catalogue'],
  ],
};

/** The fields by which a type has books to take along, each with its description. */
export const epubFieldsOf = (type: string) => fields[type] ?? [];
