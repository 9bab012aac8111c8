import { folderOf, nameIn } from '../../lib/text';
import { contentFolder } from '../model/collections';
import { refuseFileName } from './fileName';
import { type Problem, problemsOf } from '../read/problem';
import { show } from '../model/findings';

/** The paths and those of all folders around them, each once. */
const withFolders = (paths: readonly string[]): string[] => {
  const all = new Set<string>();
  for (const path of paths) {
    for (let at = path; at && !all.has(at); at = folderOf(at)) all.add(at);
  }
  return [...all];
};

const unfit = (path: string): Problem[] => {
  const name = nameIn(path);
  const message = refuseFileName(name);
  const whole = `${contentFolder}/${path}`;
  // The path may hold what breaks a line of the report, which the name as a text does not.
  const file = /[\p{Cc}\u2028\u2029]/u.test(path) ? JSON.stringify(whole) : whole;
  return problemsOf(file, message && `the name ${message}, got ${show(name)}`);
};

/** Names in one folder that differ only in capitals or in how accents are written. */
const alike = (paths: readonly string[]): Problem[] => {
  const first = new Map<string, string>();
  return paths.flatMap((path) => {
    const key = path.normalize('NFC').toLowerCase();
    const other = first.get(key);
    if (other === undefined) first.set(key, path);
    // Where their folders are alike already, that is said of the folders.
    if (other === undefined || folderOf(other) !== folderOf(path)) return [];
    const message = `the name is to Windows and macOS the same as ${show(nameIn(other))}: take another`;
    return [{ file: `${contentFolder}/${path}`, message }];
  });
};

/** The names below `data/` that not every machine can hold, given the paths of all files there. */
export const checkNames = (paths: readonly string[]): Problem[] => {
  const all = withFolders(paths).sort();
  return [...all.flatMap(unfit), ...alike(all)];
};
