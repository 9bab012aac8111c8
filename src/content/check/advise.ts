import { dirname, join, posix } from 'node:path';
import { adviseOnLooks } from './adviseOnLooks';
import { collections, contentFolder } from '../model/collections';
import { type Entry, problemAt } from '../read/entry';
import { fileKindOf } from '../model/fileTypes';
import { filesNamedBy } from '../read/fieldsIn';
import { textParts } from '../read/markdown';
import { pictureWidth } from './files/media';
import type { Problem } from '../read/problem';
import { show } from '../model/findings';

/** The pictures that are narrower than the site shows them, so that a browser has to blow them up. */
const smallPictures = async (root: string, entry: Entry): Promise<Problem[]> => {
  const found = filesNamedBy(entry).map(async ({ name, text, info: { largestWidth = 0 } }) => {
    const width = largestWidth && (await pictureWidth(join(root, dirname(entry.file), text)));
    if (width >= largestWidth) return [];
    const message = `is ${width} pixels wide and shown at up to ${largestWidth}: take a larger picture, got ${show(text)}`;
    return [problemAt(entry, [name], message)];
  });
  return (await Promise.all(found)).flat();
};

/** The files that an entry names in its fields and its text, from the root. */
export const usedFiles = (entry: Entry): string[] =>
  [...filesNamedBy(entry).map(({ text }) => text), ...textParts(entry).pictures.map(({ url }) => url)].map(
    (name) => posix.join(posix.dirname(entry.file), name),
  );

/** The pictures and sounds that no entry names. */
const unusedFiles = (paths: readonly string[], entries: readonly Entry[]): Problem[] => {
  const used = new Set(entries.flatMap((entry) => [entry.file, ...usedFiles(entry)]));
  return paths
    .map((path) => `${contentFolder}/${path}`)
    .filter((file) => (fileKindOf(file) ?? /\.gif$/i.test(file)) && !used.has(file))
    .map((file) => ({ file, message: 'no entry uses this file: name it in one, or delete it' }));
};

/** Folders of entries that have files in them but not the one that makes them an entry. */
const emptyEntries = (paths: readonly string[]): Problem[] => {
  const indexes = Object.values(collections)
    .map(({ files }) => /^(\w+)\/\*\/(index\.\w+)$/.exec(files))
    .flatMap((match) => (match ? [{ folder: match[1] ?? '', index: match[2] ?? '' }] : []));
  const known = new Set(paths);
  const missing = indexes.flatMap(({ folder, index }) =>
    paths
      .flatMap((path) => new RegExp(`^${folder}/[^/]+(?=/)`).exec(path) ?? [])
      .map((entry) => `${entry}/${index}`)
      .filter((file) => !known.has(file)),
  );
  return [...new Set(missing)].map((file) => ({
    file: `${contentFolder}/${file}`,
    message: 'is missing, though its folder has other files in it: write it, or delete the folder',
  }));
};

/**
 * What is no mistake, so that nothing stops for it, but most likely not meant: of entries that have no mistake, given
 * the paths of all files below `data/`.
 */
export const adviseOn = async (
  root: string,
  paths: readonly string[],
  entries: readonly Entry[],
): Promise<Problem[]> => {
  const small = await Promise.all(entries.map((entry) => smallPictures(root, entry)));
  return [
    ...small.flat(),
    ...entries.flatMap(adviseOnLooks),
    ...emptyEntries(paths),
    ...unusedFiles(paths, entries),
  ];
};
