import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Collection,
  type CollectionName,
  collections,
  contentFolder,
  growingCollections,
  isCoverName,
} from '../../src/content/model/collections';
import { fieldsOf, infoOf } from '../../src/content/model/fieldInfo';
import { type FileKind, fileKindOf } from '../../src/content/model/fileTypes';
import { withUnlistedKey } from '../../src/content/model/unlisted';
import { formatEntry } from '../../src/content/write/formatEntry';
import { ownFiles } from '../fixture/writeFixture';
import { leastValueFor, optionalPlacesIn, type Place, valueFor, withFieldAt } from './schemaValues';

type Fields = Readonly<Record<string, unknown>>;

/** An entry that has its required fields and one more. */
export interface FieldEntry {
  readonly collection: CollectionName;
  readonly slug: string;
  readonly fields: Fields;
  readonly place: Place;
}

const growing = growingCollections.map(({ name }) => name).filter((name) => name !== 'navigation');

/** The entry of each collection to which the others lead: valueFor names it in what refers to one. */
export const target = 'own';

/** A title that no other entry has, and that is no part of another one's. */
export const titleOf = (collection: CollectionName, slug: string): string => `The ${slug} of ${collection}`;

/** The least that an entry has; its number and its title are nobody else's. A cover has a picture: to draw one takes long. */
const leastOf = (collection: CollectionName, slug: string, id: number): Fields => {
  const { schema } = collections[collection];
  const least = leastValueFor(schema) as Fields;
  const name = fieldsOf(schema).find(({ info }) => info.isName)?.name ?? 'title';
  return {
    ...least,
    ...('id' in least && { id }),
    ...(isCoverName(collection) && { image: './cover.jpg' }),
    [name]: titleOf(collection, slug),
  };
};

/** A value of the field, and of a day before which the entry is not shown one that is to come. */
const ownValue = ({ schema }: Place): unknown =>
  infoOf(schema)?.isAppearance ? '2999-01-01' : valueFor(schema);

/** One entry for each field that may be left out, at any depth; of those that may have a page for themselves once more, with it. */
const entriesOf = (collection: CollectionName): FieldEntry[] => {
  const { schema, pageBy }: Collection = collections[collection];
  const page = pageBy === 'about' ? { about: { blurb: 'Words.' } } : { [pageBy ?? '']: 'Words.' };
  const bases: Fields[] = pageBy === undefined ? [{}] : [{}, page];
  return bases.flatMap((base, turn) =>
    optionalPlacesIn(schema).map((place, index) => {
      const name = place.path.filter((step) => step !== 0).join('-');
      // Pages of the author’s own and policies lie at the top, and so have no name in common.
      const slug = `${turn ? 'paged' : 'plain'}-${name}-of-${collection}`.toLowerCase();
      const least = { ...leastOf(collection, slug, 100 * (turn + 1) + index), ...base };
      return {
        collection,
        slug,
        place,
        fields: withUnlistedKey(withFieldAt(schema, least, place.path, ownValue(place)) as Fields),
      };
    }),
  );
};

const samples: Readonly<Record<FileKind, string>> = {
  picture: 'press-kit/portrait.jpg',
  drawing: '',
  sound: 'audiobooks/first-audiobook/sample.mp3',
};

const write = (root: string, collection: CollectionName, slug: string, fields: Fields): void => {
  const { files, pageBy = 'title' }: Collection = collections[collection];
  // The text of a story without a page stands nowhere, of which the check speaks by itself.
  const words = collection === 'ownPages' ? 'Words.\n\n## A heading\n\nMore words.' : 'Words.';
  const text = files.endsWith('.md') && pageBy in fields ? words : '';
  const file = join(root, contentFolder, files.replace('*', slug));
  mkdirSync(dirname(file), { recursive: true });
  const written = formatEntry(collection, fields, text);
  writeFileSync(file, written);
  for (const [, name = ''] of written.matchAll(/"\.\/([^"/]+)"/g)) {
    const kind = fileKindOf(name);
    if (kind) cpSync(join(ownFiles, samples[kind]), join(dirname(file), name));
  }
};

/** A book for every series, which has no page without one. */
const partsOf = (entries: readonly FieldEntry[]): [string, Fields][] =>
  entries
    .filter(({ collection }) => collection === 'series')
    .map(({ slug }, index) => {
      const book = `part-${index}`;
      return [book, { ...leastOf('books', book, 500 + index), series: { name: slug } }];
    });

/** Puts into a site, in place of what it has of each collection, the entries by which its fields are tried. Returns these. */
export const writeFieldEntries = (root: string): FieldEntry[] => {
  for (const name of growing) rmSync(join(root, contentFolder, name), { recursive: true, force: true });
  // Its old addresses lead to tags of posts that are gone.
  rmSync(join(root, contentFolder, collections.redirects.files));
  growing.forEach((name, index) => {
    // A policy and a page of one's own can't be at the same address; nothing refers to a policy.
    const slug = name === 'policies' ? `${target}-policy` : target;
    write(root, name, slug, leastOf(name, slug, 1 + index));
  });
  const entries = growing.flatMap(entriesOf);
  for (const { collection, slug, fields } of entries) write(root, collection, slug, fields);
  for (const [slug, fields] of partsOf(entries)) write(root, 'books', slug, fields);
  return entries;
};
