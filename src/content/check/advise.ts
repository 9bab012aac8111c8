import { dirname, join } from 'node:path';
import { adviseOnLanguage } from './adviseOnLanguage';
import { adviseOnLooks } from './adviseOnLooks';
import { adviseOnPictures } from './adviseOnPictures';
import { adviseOnTime } from './adviseOnTime';
import { adviseOnUnshown } from './adviseOnUnshown';
import { collections, contentFolder } from '../model/collections';
import type { Entry } from '../read/entry';
import { fileKindOf } from '../model/fileTypes';
import { pageFile } from '../model/pages';
import { pathBeside, usedFiles } from '../read/usedFiles';
import { pictureSize } from './files/media';
import type { Problem } from '../read/problem';

const adviseOnEntry = async (
  root: string,
  paths: readonly string[],
  entry: Entry,
  today: string,
): Promise<Problem[]> => [
  ...(await adviseOnPictures(entry, (name) => pictureSize(join(root, pathBeside(entry.file, name))))),
  ...adviseOnLooks(entry),
  ...adviseOnTime(entry),
  ...adviseOnLanguage(entry),
  ...adviseOnUnshown(entry, today, paths.includes(pageFile('bibliography'))),
];

const unused =
  'nothing on the site shows or plays this file: choose it in the form of an entry, or delete it';

const unusedFiles = (paths: readonly string[], entries: readonly Entry[]): Problem[] => {
  const used = new Set(entries.flatMap((entry) => [entry.file, ...usedFiles(entry)]));
  return paths
    .map((path) => `${contentFolder}/${path}`)
    .filter((file) => (fileKindOf(file) ?? /\.gif$/i.test(file)) && !used.has(file))
    .map((file) => ({ file, message: unused }));
};

/** Folders with files in them, but without the one that makes an entry. */
const emptyEntries = (paths: readonly string[]): Problem[] => {
  const expected = Object.values(collections).flatMap(({ files }) => {
    const [folder = '', index] = files.split('/*/');
    if (index === undefined) return [];
    const folders = paths.flatMap((path) => new RegExp(`^${folder}/[^/]+(?=/)`).exec(path) ?? []);
    return folders.map((entry) => `${entry}/${index}`);
  });
  const absent = [...new Set(expected)].filter((file) => !paths.includes(file));
  return absent.map((file) => ({
    file: `${contentFolder}/${file}`,
    message: 'is missing, though its folder has other files in it: write it, or delete the folder',
  }));
};

/** What is allowed but most likely not meant, given entries without mistakes and all paths below `data/`. */
export const adviseOn = async (
  root: string,
  paths: readonly string[],
  entries: readonly Entry[],
  today: string,
): Promise<Problem[]> => {
  const found = await Promise.all(entries.map((entry) => adviseOnEntry(root, paths, entry, today)));
  return [...found.flat(), ...emptyEntries(paths), ...unusedFiles(paths, entries)];
};

/** The same of one entry and of the files in its folder, in which these other entries lie, given all paths below `data/`. */
export const adviseOnSaved = async (
  root: string,
  paths: readonly string[],
  entry: Entry,
  neighbours: readonly Entry[],
  today: string,
): Promise<Problem[]> => {
  const folder = dirname(entry.file);
  const beside = paths.filter((path) => dirname(`${contentFolder}/${path}`) === folder);
  return [
    ...(await adviseOnEntry(root, paths, entry, today)),
    ...unusedFiles(beside, [entry, ...neighbours]),
  ];
};
