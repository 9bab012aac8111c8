import { nameIn } from '../../lib/text';
import type { Input, InputFile } from '../found';
import { grouped } from '../lists';
import { largestFirst, pathIn } from './pictureAddress';

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** How many names at the end of two paths are the same. */
const commonEnd = (a: string, b: string): number => {
  const [as, bs] = [folded(a).split('/').reverse(), folded(b).split('/').reverse()];
  const different = as.findIndex((name, at) => name !== bs[at]);
  return different < 0 ? as.length : different;
};

/** The year and month below which WordPress keeps a picture. */
const monthOf = (path: string): string | undefined => /(?:^|\/)(\d{4}\/\d{2})\/[^/]*$/.exec(path)?.[1];

/** Whether two pictures have only their name in common: each month has a `cover.jpg` of its own. */
const isOfAnotherMonth = (a: string, b: string): boolean => {
  const [inA, inB] = [monthOf(a), monthOf(b)];
  return Boolean(inA && inB) && inA !== inB;
};

/** The one that fits best; null where two do as well. */
const best = (path: string, files: readonly InputFile[]): InputFile | null => {
  const likeness = (file: InputFile): number =>
    // Where names differ in capitals only, that is what tells them apart.
    commonEnd(path, file.path) + (nameIn(path) === nameIn(file.path) ? 0.5 : 0);
  const [first, second] = files
    .filter((file) => !isOfAnotherMonth(path, file.path))
    .map((file) => ({ file, likeness: likeness(file) }))
    .sort((a, b) => b.likeness - a.likeness);
  return first && first.likeness !== second?.likeness ? first.file : null;
};

/**
 * Finds pictures in what the author gave, by their path there or by their address at the old site: the file of that name
 * whose folders fit best. Capitals, accents and percent-encoding do not matter; of a picture that WordPress has made
 * smaller it is the original, where that is there. Null where there is none, or where it cannot be told which.
 */
export const findLocal = ({ files }: Pick<Input, 'files'>): ((address: string) => InputFile | null) => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const byName = grouped(files, ({ path }) => folded(nameIn(path)));
  const find = (address: string): InputFile | null => {
    const path = pathIn(address);
    return byPath.get(path) ?? best(path, byName.get(folded(nameIn(path))) ?? []);
  };
  return (address) => {
    for (const one of largestFirst(address)) {
      const found = find(one);
      if (found) return found;
    }
    return byPath.get(address) ?? null;
  };
};
