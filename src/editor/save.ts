import { checkFiles } from '../content/checkFiles';
import { type Entry, valueOf } from '../content/entry';
import { parseContent } from '../content/parse';
import { UnreadableFile } from '../content/parsedFile';
import { collectionOf, pathInContent } from '../content/places';
import { readContent } from '../content/readEntry';
import { type Fields, formatEntry } from '../content/write';
import { type Asset, writeAssets } from './assets';
import { checkSave, RefusedSave, refuseSave } from './checkSave';
import { makeRoom } from './makeRoom';

/** A file of an entry as the editor sends it; `newPath` where it gets another name. */
export interface DataFile {
  readonly path: string;
  readonly raw: string;
  readonly newPath?: string;
}

/** An entry that may be written: the text of its file, and the texts of others that make room for it. */
export interface Save {
  readonly raw: string;
  readonly others: readonly { readonly path: string; readonly raw: string }[];
}

/** An entry with the text of its file. */
interface WrittenEntry extends Entry {
  readonly raw: string;
}

/** The entry as it would be read from the disk, in the form in which entries are written. */
const toEntry = (path: string, raw: string): WrittenEntry => {
  const found = collectionOf(pathInContent(path));
  // Decap counts on where a name is taken, in a folder that then has two entries.
  if (/\/index-\d+\.\w+$/.test(path)) throw new RefusedSave('title: another entry has this one already');
  if (!found) throw new RefusedSave(`no page reads ${path}`);
  const { value, body } = parseContent(path, raw);
  const text = formatEntry(found.collection, value as Fields, body);
  return { ...found, file: path, parsed: parseContent(path, text), raw: text };
};

const withId = ({ file, collection, parsed }: Entry, id: number): WrittenEntry =>
  toEntry(file, formatEntry(collection, { ...(parsed.value as Fields), id }, parsed.body));

/** The collection's other entries, moved on where the entry takes the number of one. */
const rearranged = (entry: Entry, others: readonly Entry[]): WrittenEntry[] => {
  const own = others.filter(({ collection }) => collection === entry.collection);
  const placed = own.flatMap((other) => {
    const id = valueOf(other, 'id');
    return typeof id === 'number' ? [{ file: other.file, id }] : [];
  });
  const room = makeRoom(placed, Number(valueOf(entry, 'id')));
  return room.flatMap(({ file, id }) =>
    own.filter((other) => other.file === file).map((other) => withId(other, id)),
  );
};

/**
 * Checks an entry that the editor wants to save as the build would, beside all other content, and gives the texts to
 * be written. Its assets are written first, since the checks look at them, and taken back where it is refused. Throws
 * RefusedSave with all that is wrong in the words of the checks. `today` is an ISO date.
 */
export const prepareSave = async (
  root: string,
  { path, newPath = path, raw }: DataFile,
  assets: readonly Asset[],
  today: string,
): Promise<Save> => {
  const takeBack = await writeAssets(root, assets);
  try {
    const entry = toEntry(newPath, raw);
    const others = (await readContent(root)).entries.filter(({ file }) => file !== path);
    const moved = rearranged(entry, others);
    const movedFiles = moved.map(({ file }) => file);
    const beside = [...moved, ...others.filter(({ file }) => !movedFiles.includes(file))];
    refuseSave([...checkSave(entry, beside, today), ...(await checkFiles(root, entry))]);
    return { raw: entry.raw, others: moved.map(({ file, raw: text }) => ({ path: file, raw: text })) };
  } catch (error) {
    await takeBack();
    throw error instanceof UnreadableFile ? new RefusedSave(error.message) : error;
  }
};
