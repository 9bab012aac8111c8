import { RefusedEntry, slugFor } from '../content/write/addEntry';
import { collections, type CollectionName, growingCollections } from '../content/model/collections';
import { suggest } from '../content/model/suggest';
import { type AskedField, askedFields } from './fieldValue';
import { readFlags } from './flags';

const kinds = new Map<string, CollectionName>(growingCollections.map(({ name, one }) => [one, name]));

const usage = 'npm run new -- book "The Title" --link https://… --image ~/cover.jpg';

/** The field by which an entry is called, and from which its name in addresses is made. */
const naming = ['title', 'name'];

/** What a command line asks for. */
export interface Asked {
  readonly collection: CollectionName;
  readonly fields: readonly AskedField[];
  /** The fields that the command line has, as they were typed. */
  readonly given: Readonly<Record<string, string>>;
  /** The entry's name in addresses, given its fields. */
  readonly slugOf: (entry: Readonly<Record<string, unknown>>) => string;
}

/** Reads `kind "title" --field value …`. Throws RefusedEntry where a word of it is not known. */
export const readArguments = ([kind = '', ...args]: readonly string[]): Asked => {
  const collection = kinds.get(kind);
  if (!collection) {
    const known = [...kinds.keys()];
    throw new RefusedEntry([
      kind ? `unknown kind ${kind}: ${suggest(kind, known, 'kinds')}` : `the kinds are ${known.join(', ')}`,
      usage,
    ]);
  }
  const fields = askedFields(collections[collection].schema);
  const names = [...fields.map(({ name }) => name), 'slug'];
  const { given: flags, words } = readFlags(args, names);
  if (words.length > 1)
    throw new RefusedEntry([`put the title in quotes: ${JSON.stringify(words.join(' '))}`]);
  const first = naming.find((name) => names.includes(name)) ?? '';
  const { slug, ...given } = flags;
  return {
    collection,
    fields,
    given: { ...(words[0] && { [first]: words[0] }), ...given },
    slugOf: (entry) => slug ?? slugFor(String(entry[first])),
  };
};
