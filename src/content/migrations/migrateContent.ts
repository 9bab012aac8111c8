import { isDeepStrictEqual } from 'node:util';
import { compareVersions } from '../../lib/version';
import { readContent } from '../read/readContent';
import type { Entry } from '../read/entry';
import { transact } from '../transaction/transact';
import { type Fields, formatEntry } from '../write/formatEntry';
import type { Migration } from './register';

/** What was done to the file of an entry. */
export interface Migrated {
  readonly file: string;
  readonly says: readonly string[];
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const migrateEntry = (entry: Entry, before: Fields, due: readonly Migration[]) => {
  const says: string[] = [];
  let fields = before;
  for (const migration of due) {
    const next = migration.migrate(entry, fields);
    if (!isDeepStrictEqual(next, fields)) says.push(migration.says);
    fields = next;
  }
  return { fields, says };
};

/**
 * Brings all entries below `root` that were written for a version of the kit up to these migrations: all of them or none. A
 * file of which nothing changes stays as it is, byte for byte; what can't be read is left for the checks to name.
 */
export const migrateContent = async (
  root: string,
  from: string,
  migrations: readonly Migration[],
): Promise<readonly Migrated[]> => {
  const due = migrations.filter(({ version }) => compareVersions(version, from) > 0);
  if (!due.length) return [];
  return transact(root, async ({ write }) => {
    const migrated: Migrated[] = [];
    for (const entry of (await readContent(root)).entries) {
      const { value, body } = entry.parsed;
      if (!isObject(value)) continue;
      const { fields, says } = migrateEntry(entry, value, due);
      if (isDeepStrictEqual(fields, value)) continue;
      await write(entry.file, formatEntry(entry.collection, fields, body));
      migrated.push({ file: entry.file, says });
    }
    return migrated;
  });
};
