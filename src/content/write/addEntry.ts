import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { checkFiles } from '../check/checkFiles';
import { checkSaves } from '../check/checkSave';
import { type CollectionName, collections, contentFolder, nameField } from '../model/collections';
import { slugFor } from '../model/slugFor';
import { withUnlistedKey } from '../model/unlisted';
import { mustBeSlug, slugPattern } from '../model/fields';
import { fileFieldsOf } from '../model/fileFields';
import { pathInContent } from '../model/entryFiles';
import { Refused, refuseProblems } from '../read/refused';
import { readContent, parseEntry } from '../read/readContent';
import { transact } from '../transaction/transact';
import { findings, show } from '../model/findings';
import { type Fields, formatEntry } from './formatEntry';

/** The files that the fields name, where they lie now, and the name each gets beside the entry. */
const filesToCopy = (collection: CollectionName, fields: Fields) =>
  fileFieldsOf(collections[collection].schema).flatMap(({ name: field, info }) => {
    const from = fields[field];
    if (typeof from !== 'string') return [];
    return [{ field, from, name: `${slugFor(info.label)}${extname(from).toLowerCase()}` }];
  });

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Writes a new entry and copies the files that its fields name beside it. Returns the path of the entry's file from
 * the root. Throws Refused where a field is wrong, a file is missing or the name is taken, and where the checks
 * of the whole content have something to say against it. `today` is an ISO date.
 */
export const addEntry = async (
  root: string,
  collection: CollectionName,
  slug: string,
  fields: Fields,
  today: string,
): Promise<string> => {
  const { files: pattern, schema } = collections[collection];
  const file = join(contentFolder, pattern.replace('*', slug)).replaceAll('\\', '/');
  const named = filesToCopy(collection, fields);
  const beside = Object.fromEntries(named.map(({ field, name }) => [field, `./${name}`]));
  const entry = withUnlistedKey({ ...fields, ...beside });
  const reasons = [
    ...(slugPattern.test(slug) ? [] : [`the name ${show(slug)} ${mustBeSlug}: choose one with --slug`]),
    ...findings(schema, entry).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...named
      .filter(({ from }) => !isFile(from))
      .map(({ field, from }) => `${field}: there is no such file, got ${show(from)}`),
  ];
  if (reasons.length) throw new Refused(...reasons);

  // A folder without its entry may hold pictures that are wanted.
  const made = posix.basename(pattern).startsWith('index.') ? posix.dirname(file) : file;
  if (existsSync(join(root, made)))
    throw new Refused(
      `${file} is there already: take another ${nameField(collection) ?? 'name'}, or choose a name with --slug`,
    );
  await transact(root, async ({ write }) => {
    const copies = await Promise.all(
      named.map(
        async ({ from, name }) => [posix.join(posix.dirname(file), name), await readFile(from)] as const,
      ),
    );
    const text = formatEntry(collection, entry);
    const written = parseEntry(pathInContent(file), text);
    const { entries } = await readContent(root);
    refuseProblems(
      'parsed' in written
        ? [
            ...checkSaves([written], entries, entries, today),
            ...(await checkFiles(root, written, new Map(copies))),
          ]
        : [written],
    );
    for (const [copy, bytes] of copies) await write(copy, bytes);
    await write(file, text);
  });
  return file;
};
