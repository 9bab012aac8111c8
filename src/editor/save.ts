import { Refused, refuseProblems } from '../content/read/refused';
import { posix } from 'node:path';
import { checkFiles } from '../content/check/checkFiles';
import { type Entry, valueOf } from '../content/read/entry';
import { UnreadableFile } from '../content/read/parsedFile';
import { usedFiles } from '../content/read/usedFiles';
import { collectionOf, pathInContent } from '../content/model/entryFiles';
import { readContent } from '../content/read/readContent';
import { readInTime } from '../content/read/readInTime';
import { transact } from '../content/transaction/transact';
import { type Fields, formatEntry } from '../content/write/formatEntry';
import { checkSave } from '../content/check/checkSave';
import { nameTaken } from './nameTaken';
import { shiftIds } from './shiftIds';
import { refuseStale } from './refuseStale';
import type { Params, SentAsset } from './requests';
import { versionOf } from './version';

/** An entry with the text of its file. */
interface WrittenEntry extends Entry {
  readonly raw: string;
}

/** The entry as it would be read from the disk, in the form in which entries are written. */
const writtenEntry = (path: string, raw: string): WrittenEntry => {
  const found = collectionOf(pathInContent(path));
  // Decap counts on where a name is taken, in a folder that then has two entries.
  const wanted = path.replace(/(\/index)-\d+(\.\w+)$/, '$1$2');
  if (wanted !== path) throw nameTaken(wanted);
  if (!found) throw new Refused(`no page reads ${path}`);
  try {
    const parsed = readInTime(path, raw);
    const text = formatEntry(found.collection, parsed.value as Fields, parsed.body);
    return { ...found, file: path, parsed, raw: text };
  } catch (error) {
    throw error instanceof UnreadableFile ? new Refused(error.message) : error;
  }
};

const withId = ({ file, collection, parsed }: Entry, id: number): WrittenEntry =>
  writtenEntry(file, formatEntry(collection, { ...(parsed.value as Fields), id }, parsed.body));

/** The collection's other entries, moved on where the entry takes the number of one. */
const rearranged = (entry: Entry, others: readonly Entry[]): WrittenEntry[] => {
  const own = others.filter(({ collection }) => collection === entry.collection);
  const placed = own.flatMap((other) => {
    const id = valueOf(other, 'id');
    return typeof id === 'number' ? [{ file: other.file, id }] : [];
  });
  const shifted = shiftIds(placed, Number(valueOf(entry, 'id')));
  return shifted.flatMap(({ file, id }) =>
    own.filter((other) => other.file === file).map((other) => withId(other, id)),
  );
};

/** The pictures and sounds that the entry names: of those that were chosen and then exchanged Decap sends all. */
const namedAssets = (entry: Entry, assets: readonly SentAsset[]): SentAsset[] => {
  const used = usedFiles(entry);
  return assets.filter(
    ({ path }) => posix.dirname(path) === posix.dirname(entry.file) && used.includes(path),
  );
};

/**
 * Writes an entry with its pictures and sounds, and moves on those that stand in the way of its number: all or nothing.
 * It is checked first as the build would, beside all other content. Resolves with its new version. Throws Refused
 * with all that is wrong in the words of the checks, and StaleSave where it is not as it was at `base`. `today` is an
 * ISO date.
 */
export const saveEntry = async (
  root: string,
  { dataFiles: [{ path, raw }], assets, base }: Params<'persistEntry'>,
  today: string,
): Promise<string | null> => {
  const entry = writtenEntry(path, raw);
  await refuseStale(root, path, base);
  await transact(root, async ({ write }) => {
    const sent = new Map(
      namedAssets(entry, assets).map((asset) => [asset.path, Buffer.from(asset.content, 'base64')]),
    );
    const { entries } = await readContent(root);
    const others = entries.filter(({ file }) => file !== path);
    const moved = rearranged(entry, others);
    const beside = others.map((other) => moved.find(({ file }) => file === other.file) ?? other);
    refuseProblems(
      [...checkSave(entry, beside, entries, today), ...(await checkFiles(root, entry, sent))],
      path,
    );
    for (const [asset, bytes] of sent) await write(asset, bytes);
    await write(path, entry.raw);
    for (const other of moved) await write(other.file, other.raw);
  });
  return versionOf(root, path);
};
