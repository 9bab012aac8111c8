import { readFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { adviseOnSaved } from '../content/check/advise';
import { checkFiles } from '../content/check/checkFiles';
import { checkSave } from '../content/check/checkSave';
import { contentFolder } from '../content/model/collections';
import { collectionOf, isTranslationFile, pathInContent } from '../content/model/entryFiles';
import { type Entry, valueOf } from '../content/read/entry';
import { listContent } from '../content/read/listContent';
import { UnreadableFile } from '../content/read/parsedFile';
import { parseEntry, readContent } from '../content/read/readContent';
import { type Reason, Refused, refuseProblems } from '../content/read/refused';
import { usedFiles } from '../content/read/usedFiles';
import { readInTime } from '../content/read/readInTime';
import { transact } from '../content/transaction/transact';
import { type Fields, formatEntry } from '../content/write/formatEntry';
import { nameTaken, wantedPath } from './guards';
import type { Params } from './requests';
import { refuseStale, versionOf } from './version';

/** An entry with the text of its file. */
interface WrittenEntry extends Entry {
  readonly raw: string;
}

/** The entry as it would be read from the disk, in the form in which entries are written. */
const writtenEntry = (path: string, raw: string): WrittenEntry => {
  const found = collectionOf(pathInContent(path));
  if (wantedPath(path) !== path) throw nameTaken(wantedPath(path));
  if (!found) throw new Refused(`no page reads ${path}`);
  try {
    const parsed = readInTime(path, raw);
    const text = formatEntry(found.collection, parsed.value as Fields, parsed.body);
    return { ...found, file: path, parsed, raw: text };
  } catch (error) {
    throw error instanceof UnreadableFile ? new Refused(error.message) : error;
  }
};

/** The entries of a collection that move on by one for another to take the number `id`, up to the first gap. */
const movedOn = (others: readonly Entry[], id: number): WrittenEntry[] => {
  const holder = others.find((other) => valueOf(other, 'id') === id);
  if (!holder) return [];
  const { file, collection, parsed } = holder;
  const fields = { ...(parsed.value as Fields), id: id + 1 };
  return [writtenEntry(file, formatEntry(collection, fields, parsed.body)), ...movedOn(others, id + 1)];
};

/**
 * Writes an entry with its pictures and sounds, and moves on those that stand in the way of its number: all or nothing.
 * It is checked first as the build would, beside all other content. Resolves with its new version. Throws Refused with
 * all that is wrong in the words of the checks, and StaleSave where it is not as it was at `base`. `today` is an ISO date.
 */
export const saveEntry = async (
  root: string,
  { dataFiles: [{ path, raw }], assets, base }: Params<'persistEntry'>,
  today: string,
): Promise<string | null> => {
  const entry = writtenEntry(path, raw);
  await refuseStale(root, path, base);
  await transact(root, async ({ write }) => {
    // Decap sends all pictures that were chosen, even those exchanged since.
    const used = usedFiles(entry).filter((file) => posix.dirname(file) === posix.dirname(path));
    const sent = new Map(
      assets
        .filter((asset) => used.includes(asset.path))
        .map((asset) => [asset.path, Buffer.from(asset.content, 'base64')]),
    );
    const { entries } = await readContent(root);
    const others = entries.filter(({ file }) => file !== path);
    const moved = movedOn(
      others.filter(({ collection }) => collection === entry.collection),
      Number(valueOf(entry, 'id')),
    );
    const beside = others.map((other) => moved.find(({ file }) => file === other.file) ?? other);
    const problems = checkSave(entry, beside, entries, today);
    refuseProblems([...problems, ...(await checkFiles(root, entry, sent))], path);
    for (const [asset, bytes] of sent) await write(asset, bytes);
    for (const { file, raw: text } of [entry, ...moved]) await write(file, text);
  });
  return versionOf(root, path);
};

/** What to look at in the entry that was saved at `path` on a day, an ISO date, and in what lies beside it. */
export const adviceOn = async (root: string, path: string, today: string): Promise<Reason[]> => {
  const entry = parseEntry(pathInContent(path), await readFile(join(root, path), 'utf8'));
  if (!('parsed' in entry)) return [];
  const { paths } = await listContent(root);
  const beside = paths
    .filter((one) => isTranslationFile(one) && posix.dirname(one) === posix.dirname(pathInContent(path)))
    .map(async (one) => parseEntry(one, await readFile(join(root, contentFolder, one), 'utf8')));
  const translations = (await Promise.all(beside)).filter((one) => 'parsed' in one);
  const found = await adviseOnSaved(root, paths, entry, translations, today);
  return found.map(({ file, field, message }) =>
    file === path ? { field, message } : { message: `${basename(file)}: ${message}` },
  );
};
