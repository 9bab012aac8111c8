import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../model/collections';
import { type Problem, reasonOf } from './problem';

/** The paths of the files in `data/`, sorted, and problems with what is neither file nor folder. */
export interface Listing {
  readonly paths: readonly string[];
  readonly problems: readonly Problem[];
}

const linked = 'is a link to another place: put the file or folder itself here';
const neither = 'is neither a file nor a folder: delete it';

/** Traces of macOS and files half written are not meant for the site. */
const isDotfile = ({ name }: Dirent): boolean => name.startsWith('.');

/** Links are not followed: they may lead out of `data/`, around in a circle, or nowhere. */
const listEntry = async (data: string, path: string, entry: Dirent): Promise<Listing> => {
  if (entry.isDirectory()) return listFolder(data, path);
  if (entry.isFile()) return { paths: [path], problems: [] };
  const message = entry.isSymbolicLink() ? linked : neither;
  return { paths: [], problems: [{ file: `${contentFolder}/${path}`, message }] };
};

/** A folder that goes while it is read holds nothing. */
const listFolder = async (data: string, path: string): Promise<Listing> => {
  try {
    const entries = await readdir(join(data, path), { withFileTypes: true });
    const found = await Promise.all(
      entries
        .filter((entry) => !isDotfile(entry))
        .map((entry) => listEntry(data, path ? `${path}/${entry.name}` : entry.name, entry)),
    );
    return {
      paths: found.flatMap(({ paths }) => paths),
      problems: found.flatMap(({ problems }) => problems),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { paths: [], problems: [] };
    const file = path ? `${contentFolder}/${path}` : contentFolder;
    return { paths: [], problems: [{ file, message: `cannot be read: ${reasonOf(error)}` }] };
  }
};

/** Lists all files below `data/`, without dotfiles. Empty where there is no such folder. */
export const listContent = async (root: string): Promise<Listing> => {
  const data = join(root, contentFolder);
  const isLinked = await lstat(data).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  if (isLinked) return { paths: [], problems: [{ file: contentFolder, message: linked }] };
  const { paths, problems } = await listFolder(data, '');
  return { paths: [...paths].sort(), problems };
};
