import { Refused } from '../content/read/refused';
import { slugFor } from '../content/model/slugFor';
import {
  type CollectionName,
  collections,
  growingCollections,
  nameField,
} from '../content/model/collections';
import { suggest } from '../content/model/suggest';
import { itemSchema } from '../content/model/fieldInfo';
import { typedFields, type TypedField } from './fieldValue';
import { flagsInWords, readFlags } from './flags';

const kinds = new Map<string, CollectionName>(growingCollections.map(({ name, one }) => [one, name]));

/** The fields of a new entry. What is said in groups and lists, like the editions of a book, is added in the editor. */
const newFields = (collection: CollectionName): TypedField[] =>
  typedFields(collections[collection].schema).filter(
    ({ name, schema }) => !name.includes('.') && !itemSchema(schema),
  );

const usage = 'npm run new -- book "The Title" --link https://… --image ~/cover.jpg';

/** What a command line asks for. */
export interface Asked {
  readonly collection: CollectionName;
  readonly fields: readonly TypedField[];
  /** The fields that the command line has, as they were typed. */
  readonly given: Readonly<Record<string, string>>;
  /** The entry's name in addresses, given its fields and the language of the site; empty where its title gives none. */
  readonly slugOf: (entry: Readonly<Record<string, unknown>>, language: string) => string;
}

/** What may stand in a command line: the flags of a kind, where one is named, else the kinds. */
export const helpFor = (args: readonly string[]): string => {
  const collection = args.map((word) => kinds.get(word)).find(Boolean);
  return collection
    ? `${usage}\n\n${flagsInWords(newFields(collection))}\n\nIt asks for what an entry needs and no flag says; all else is added in the editor.`
    : `${usage}\n\nThe kinds are ${[...kinds.keys()].join(', ')}. For the flags of one: npm run new -- book --help`;
};

/** Reads `kind "title" --field value …`. Throws Refused where a word of it is not known. */
export const readArguments = ([kind = '', ...args]: readonly string[]): Asked => {
  const collection = kinds.get(kind);
  if (!collection) {
    const known = [...kinds.keys()];
    throw new Refused(
      kind ? `unknown kind ${kind}: ${suggest(kind, known, 'kinds')}` : `the kinds are ${known.join(', ')}`,
      usage,
    );
  }
  const fields = newFields(collection);
  const names = [...fields.map(({ name }) => name), 'slug'];
  const { given: flags, words } = readFlags(args, names);
  const first = nameField(collection) ?? '';
  if (words.length > 1) throw new Refused(`put the ${first} in quotes: ${JSON.stringify(words.join(' '))}`);
  const { slug, ...given } = flags;
  return {
    collection,
    fields,
    given: { ...(words[0] && { [first]: words[0] }), ...given },
    slugOf: (entry, language) => slug ?? slugFor(String(entry[first]), language),
  };
};
