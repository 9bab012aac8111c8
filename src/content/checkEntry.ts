import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseDate, toIsoDate } from '../lib/calendarDate';
import { collections, type EntryFile } from './collections';
import { slugPattern } from './fields';
import { fieldsOfKind } from './fieldsOfKind';
import { decoders } from './media';
import type { FieldPath, ParsedFile } from './parse';
import type { Problem } from './problem';
import { findings, show } from './words';

/** A content file that could be read. `file` is its path from the root. */
export interface Entry extends EntryFile {
  readonly file: string;
  readonly parsed: ParsedFile;
}

/** A problem with one field of an entry. */
export const problemAt = ({ file, parsed }: Entry, path: FieldPath, message: string): Problem => ({
  file,
  line: parsed.lineOf(path),
  field: path.join('.'),
  message,
});

const futureDates = (entry: Entry, today: string): Problem[] =>
  fieldsOfKind(collections[entry.collection].schema, 'date', entry.parsed.value)
    .filter(({ text }) => toIsoDate(parseDate(text)) > today)
    .map(({ field, text }) =>
      problemAt(entry, [field], `must not lie ahead of today, ${today}, got ${show(text)}`),
    );

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

const fileProblem = async (path: string, kind: 'picture' | 'sound'): Promise<string | null> => {
  try {
    await access(path);
  } catch {
    return 'there is no such file beside this one';
  }
  try {
    await decoders[kind]?.(path);
    return null;
  } catch (error) {
    return `is not a ${kind} that can be read (${firstLine(error)})`;
  }
};

const brokenFiles = async (root: string, entry: Entry): Promise<Problem[]> => {
  const { schema } = collections[entry.collection];
  const checks = (['picture', 'sound'] as const).flatMap((kind) =>
    fieldsOfKind(schema, kind, entry.parsed.value).map(async ({ field, text }) => {
      const message = await fileProblem(join(root, dirname(entry.file), text), kind);
      return message ? [problemAt(entry, [field], `${message}, got ${show(text)}`)] : [];
    }),
  );
  return (await Promise.all(checks)).flat();
};

const badSlug = ({ file, slug, collection }: Entry): Problem[] =>
  slugPattern.test(slug) || !collections[collection].files.includes('*')
    ? []
    : [
        {
          file,
          message: `the name ${show(slug)} must be lowercase letters, digits and hyphens, like ${show('my-title')}`,
        },
      ];

/**
 * All that is wrong with one entry, looked at alone: its fields, its dates, the files it names. Dates and files
 * are looked at only where the field itself is well formed.
 */
export const checkEntry = async (root: string, entry: Entry, today: string): Promise<Problem[]> => {
  const found = findings(collections[entry.collection].schema, entry.parsed.value).map(({ path, message }) =>
    problemAt(entry, path, message),
  );
  const malformed = new Set(found.map(({ field }) => field));
  const deeper = [...futureDates(entry, today), ...(await brokenFiles(root, entry))];
  return [
    ...badSlug(entry),
    ...entry.parsed.repeated.map(({ path, line }) => ({
      ...problemAt(entry, path, 'stands twice in this file: keep one'),
      line,
    })),
    ...found,
    ...deeper.filter(({ field }) => !malformed.has(field)),
  ];
};
