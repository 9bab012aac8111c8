import type { z } from 'zod';
import { fieldsOf } from './fieldInfo';
import * as schemas from './schema';

/** The folder of the content, below the project's root. */
export const contentFolder = 'data';

/** The GraphQL interfaces that collections share. Their schemas extend these. */
export const interfaces = { CoverEntry: schemas.coverEntry, PageText: schemas.page } as const;

/** The names of the texts whose pages the kit has. A text of any other name is a page of the author's own. */
export const kitTexts = [
  '404',
  'anthologies',
  'audiobooks',
  'bibliography',
  'books',
  'code',
  'contact',
  'music',
  'press',
  'running',
] as const;

export interface Collection {
  /** The GraphQL type of its entries. */
  readonly type: string;
  /** The interface by which queries ask for it and others at once. */
  readonly interface?: keyof typeof interfaces;
  readonly label: string;
  /** What one entry is called, where the author may add more. */
  readonly one?: string;
  readonly plural?: string;
  readonly files: string;
  /** The only names that the star may stand for. */
  readonly names?: readonly string[];
  /** The page that lists its entries, by the name of its text; routeOf.ts knows the entries' own pages. */
  readonly page?: string;
  /** The field that gives an entry a page for itself, where not every one has it. */
  readonly pageBy?: string;
  /** The date by which its entries are ordered that have no numbers, the newest first. */
  readonly newestBy?: string;
  readonly schema: z.ZodObject;
}

/**
 * Where each collection lies below `data/`; a star is the slug. Of several stars, and of a choice in braces, the parts of the
 * slug have slashes between them. The first pattern that fits a file holds.
 */
export const collections = {
  site: { type: 'SiteSettings', label: 'Site', files: 'site.json', schema: schemas.site },
  navigation: {
    type: 'NavigationItem',
    label: 'Navigation',
    one: 'item',
    files: 'navigation/*.json',
    schema: schemas.navigationItem,
  },
  books: {
    type: 'Book',
    interface: 'CoverEntry',
    label: 'Books',
    one: 'book',
    files: 'books/*/index.json',
    page: 'books',
    pageBy: 'about',
    schema: schemas.book,
  },
  audiobooks: {
    type: 'Audiobook',
    interface: 'CoverEntry',
    label: 'Audiobooks',
    one: 'audiobook',
    files: 'audiobooks/*/index.json',
    page: 'audiobooks',
    pageBy: 'about',
    schema: schemas.audiobook,
  },
  anthologies: {
    type: 'Anthology',
    interface: 'CoverEntry',
    label: 'Anthologies',
    one: 'anthology',
    files: 'anthologies/*/index.json',
    page: 'anthologies',
    pageBy: 'about',
    schema: schemas.anthology,
  },
  stories: {
    type: 'Story',
    label: 'Stories',
    one: 'story',
    plural: 'stories',
    files: 'stories/*/index.md',
    page: 'bibliography',
    pageBy: 'description',
    newestBy: 'published',
    schema: schemas.story,
  },
  series: {
    type: 'Series',
    label: 'Series',
    one: 'series',
    files: 'series/*/index.md',
    schema: schemas.series,
  },
  excerpts: {
    type: 'Excerpt',
    label: 'Excerpts',
    one: 'excerpt',
    files: 'excerpts/*/index.md',
    schema: schemas.excerpt,
  },
  events: {
    type: 'Event',
    label: 'Events',
    one: 'event',
    files: 'events/*.json',
    page: 'contact',
    newestBy: 'start',
    schema: schemas.event,
  },
  videos: {
    type: 'Video',
    label: 'Videos',
    one: 'video',
    files: 'videos/*/index.json',
    page: 'music',
    schema: schemas.video,
  },
  swof: {
    type: 'SobrietyEntry',
    label: 'Wall of fame',
    one: 'person',
    plural: 'people',
    files: 'swof/*.json',
    page: 'swof',
    schema: schemas.sobrietyEntry,
  },
  soundtracks: {
    type: 'Soundtrack',
    label: 'Soundtracks',
    one: 'soundtrack',
    files: 'soundtracks/*/index.json',
    page: 'running',
    schema: schemas.soundtrack,
  },
  activities: {
    type: 'Activity',
    label: 'Activity widgets',
    one: 'widget',
    files: 'activities/*/index.json',
    page: 'running',
    schema: schemas.activity,
  },
  projects: {
    type: 'Project',
    label: 'Code projects',
    one: 'project',
    files: 'projects/*.json',
    page: 'code',
    schema: schemas.project,
  },
  posts: {
    type: 'Post',
    label: 'Posts',
    one: 'post',
    files: 'posts/*/index.md',
    page: 'blog',
    newestBy: 'published',
    schema: schemas.post,
  },
  aboutPage: {
    type: 'AboutPage',
    interface: 'PageText',
    label: 'About page',
    files: 'pages/about/index.md',
    page: 'about',
    schema: schemas.aboutPage,
  },
  sobrietyPage: {
    type: 'SobrietyPage',
    interface: 'PageText',
    label: 'Wall of fame page',
    files: 'pages/swof/index.md',
    page: 'swof',
    schema: schemas.sobrietyPage,
  },
  blogPage: {
    type: 'BlogPage',
    interface: 'PageText',
    label: 'Blog page',
    files: 'pages/blog/index.md',
    page: 'blog',
    schema: schemas.blogPage,
  },
  pages: {
    type: 'Page',
    interface: 'PageText',
    label: 'Pages',
    files: 'pages/*/index.md',
    names: kitTexts,
    schema: schemas.page,
  },
  ownPages: {
    type: 'OwnPage',
    label: 'Pages of your own',
    one: 'page',
    files: 'pages/*/index.md',
    schema: schemas.ownPage,
  },
  translations: {
    type: 'Translation',
    label: 'Translations',
    files: '{posts,stories,books,pages}/*/index.*.md',
    schema: schemas.translation,
  },
  policies: {
    type: 'Policy',
    label: 'Policies',
    one: 'policy',
    files: 'policies/*/index.md',
    schema: schemas.policy,
  },
  pressKit: {
    type: 'PressKit',
    label: 'Press kit',
    files: 'press-kit/index.json',
    schema: schemas.pressKit,
  },
  redirects: {
    type: 'Redirects',
    label: 'Old addresses',
    files: 'redirects.json',
    schema: schemas.redirects,
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

export const collectionNames = Object.keys(collections) as CollectionName[];

const sharing = (shared: keyof typeof interfaces): CollectionName[] =>
  collectionNames.filter((name) => (collections[name] as Collection).interface === shared);

export type CoverName = {
  [Name in CollectionName]: (typeof collections)[Name] extends { readonly interface: 'CoverEntry' }
    ? Name
    : never;
}[CollectionName];

export const coverCollections = sharing('CoverEntry') as CoverName[];

/** Whether a collection is one of covers. */
export const isCoverName = (name: CollectionName): name is CoverName =>
  coverCollections.some((covers) => covers === name);

interface WithFields {
  readonly collection: CollectionName;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Whether an entry of a collection has a page for itself only where it says so much, and does. */
export const hasPage = ({ collection, fields }: WithFields): boolean => {
  const { pageBy }: Collection = collections[collection];
  // An entry under develop has null where it says nothing.
  return pageBy !== undefined && (fields[pageBy] ?? null) !== null;
};

/** The collections of the texts of pages. */
export const pageCollections = sharing('PageText');

/** The collections to which the author adds entries, with what one entry is called. */
export const growingCollections = collectionNames.flatMap((name) => {
  const { one, plural }: Collection = collections[name];
  return one ? [{ name, one, plural }] : [];
});

/** The name of the field by which a collection's entries are called; undefined where they go by none, as the constants. */
export const nameField = (collection: CollectionName): string | undefined =>
  fieldsOf(collections[collection].schema).find(({ info }) => info.isName)?.name;
