import type { z } from 'zod';
import * as schemas from './schema';

/** The folder of the content, below the project's root. */
export const contentFolder = 'data';

/** One kind of entry. */
interface Collection {
  /** The GraphQL type of its entries. */
  readonly type: string;
  /** What one entry is called, where the author may add more. */
  readonly one?: string;
  readonly files: string;
  readonly schema: z.ZodObject;
}

/**
 * Where each collection lies below `data/`. A star stands for the entry's slug. Where two patterns match a file, the
 * first one holds; collections may share a type.
 */
export const collections = {
  site: { type: 'SiteSettings', files: 'site.json', schema: schemas.site },
  navigation: {
    type: 'NavigationItem',
    one: 'item',
    files: 'navigation/*.json',
    schema: schemas.navigationItem,
  },
  books: { type: 'Book', one: 'book', files: 'books/*/index.json', schema: schemas.coverEntry },
  audiobooks: {
    type: 'Audiobook',
    one: 'audiobook',
    files: 'audiobooks/*/index.json',
    schema: schemas.coverEntry,
  },
  anthologies: {
    type: 'Anthology',
    one: 'anthology',
    files: 'anthologies/*/index.json',
    schema: schemas.coverEntry,
  },
  videos: { type: 'Video', one: 'video', files: 'videos/*/index.json', schema: schemas.video },
  swof: { type: 'SobrietyEntry', one: 'person', files: 'swof/*.json', schema: schemas.sobrietyEntry },
  soundtracks: {
    type: 'Soundtrack',
    one: 'soundtrack',
    files: 'soundtracks/*/index.json',
    schema: schemas.soundtrack,
  },
  activities: { type: 'Activity', one: 'widget', files: 'activities/*/index.json', schema: schemas.activity },
  projects: { type: 'Project', one: 'project', files: 'projects/*.json', schema: schemas.project },
  posts: { type: 'Post', one: 'post', files: 'posts/*/index.md', schema: schemas.post },
  aboutPage: { type: 'AboutPage', files: 'pages/about/index.md', schema: schemas.aboutPage },
  sobrietyPage: { type: 'SobrietyPage', files: 'pages/swof/index.md', schema: schemas.sobrietyPage },
  pages: { type: 'Page', files: 'pages/*/index.md', schema: schemas.page },
  policies: { type: 'Policy', one: 'policy', files: 'policies/*/index.md', schema: schemas.policy },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

/** The pages of the site whose texts lie in `data/pages`. */
export const pageNames: readonly string[] = [
  '404',
  'about',
  'anthologies',
  'audiobooks',
  'blog',
  'books',
  'code',
  'contact',
  'music',
  'press',
  'running',
  'swof',
];

/** Files without which a route has nothing to show. */
export const requiredFiles: readonly string[] = [
  'site.json',
  ...pageNames.map((name) => `pages/${name}/index.md`),
];

/** A file of `data/` that belongs to a collection. */
export interface EntryFile {
  readonly collection: CollectionName;
  /** The entry's name in addresses: what the star of the pattern stands for, else the folder's name. */
  readonly slug: string;
}

const toRegExp = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '([^/]+)')}$`);

const matchers = (Object.keys(collections) as CollectionName[]).map((collection) => ({
  collection,
  regExp: toRegExp(collections[collection].files),
}));

/** The collection and slug of a file, given its path below `data/` with slashes; null if it has none. */
export const collectionOf = (path: string): EntryFile | null => {
  for (const { collection, regExp } of matchers) {
    const match = regExp.exec(path);
    if (match) return { collection, slug: match[1] ?? path.split('/').at(-2) ?? collection };
  }
  return null;
};

/** The patterns that a file whose path fits none of them may have been meant for, as a text for its author. */
export const placesFor = (path: string): string => {
  const patterns = Object.values(collections).map(({ files }) => `${contentFolder}/${files}`);
  const near = patterns.filter((pattern) => pattern.split('/')[1] === path.split('/')[0]);
  return (near.length ? near : patterns).join(', ');
};
