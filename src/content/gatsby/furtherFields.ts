import type { Collection } from '../model/collections';
import { newsletterPages } from '../model/newsletterPlaces';

/** Whether the entries of a collection are written in Markdown. */
export const isMarkdown = ({ files }: Collection): boolean => files.endsWith('.md');
const isOf =
  (...types: readonly string[]) =>
  ({ type }: Collection): boolean =>
    types.includes(type);
const hasField =
  (name: string) =>
  ({ schema }: Collection): boolean =>
    name in schema.shape;
const mayHavePage = ({ pageBy }: Collection): boolean => pageBy !== undefined;

/** Of which collections, in which words, and how it is made. */
const further: readonly (readonly [
  has: (collection: Collection) => boolean,
  description: string,
  line: string,
])[] = [
  [() => true, 'the name of the entry’s file or folder', 'slug: String! @slug'],
  [isMarkdown, 'the text as HTML', 'html: String! @markdown'],
  [
    isOf('Post', 'Story', 'Translation'),
    'the same for feeds: whole by itself',
    'feedHtml: String! @feedHtml',
  ],
  [mayHavePage, 'what no other entry has: its collection and its slug', 'entryId: String! @entryId'],
  [mayHavePage, 'the collection', 'collection: String! @collection'],
  [mayHavePage, 'the path of its own page, where it has one', 'pagePath: String @pagePath'],
  [isOf('Post'), 'how many minutes it takes to read', 'minutesToRead: Int! @minutesToRead'],
  [isOf('Post'), 'its tags, and where all posts with them are', 'tagLinks: [TagLink!]! @tagLinks'],
  [
    isOf('Translation'),
    'how long it takes to read, in its own language',
    'lengthInWords: String! @lengthInWords',
  ],
  [
    hasField('share'),
    'the path of the picture by which its page is shared',
    'shareImage: String @shareImage',
  ],
  [isOf('SiteSettings'), 'what stands round every page, in the language of the site', 'shell: Shell! @shell'],
  [
    isOf('SiteSettings'),
    'what the author has in the footer besides, as HTML',
    'footerHtml: String @footerHtml',
  ],
  [
    isOf('SiteSettings'),
    'what is said of the newsletter at the end of a page, as HTML, where it stands there',
    'newsletterHtml(at: NewsletterPage! = contact): String @newsletterHtml',
  ],
  [isOf('SiteSettings'), 'the book of all excerpts', 'sampler: Epub @sampler'],
  [isOf('SiteSettings'), 'the path of the catalog of all e-books', 'catalogue: String @catalogue'],
  [hasField('draft'), 'whether it is not on the site yet', 'isHidden: Boolean! @isHidden'],
  [isOf('Post', 'Story', 'Excerpt'), 'the book that a build makes of it', 'epub: Epub @epub'],
  [isOf('Post', 'Story', 'Excerpt'), 'the links to it as an e-book', 'downloads: [Download!]! @downloads'],
];

/** What the nodes of a collection have beside the fields of their files: a description and a line of the type for each. */
export const furtherFieldsOf = (collection: Collection) =>
  further.filter(([has]) => has(collection)).map(([, ...field]) => field);

/** The types of these and other fields that follow from entries. */
export const derivedTypes = `type SiteLink { title: String! link: String! rel: String }

type MenuItem { title: String! link: String rel: String items: [SiteLink!]! }

type Shell { menu: [MenuItem!]! footer: [SiteLink!]! hasFeed: Boolean! hasCalendar: Boolean! }

enum NewsletterPage { ${newsletterPages.join(' ')} }

type IsbnShop {
  name: String!
  link: String!
  affiliate: Boolean!
  country: String
  countryInWords: String
  isLibrary: Boolean!
}

type TagLink { name: String! path: String! }

type Epub {
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
