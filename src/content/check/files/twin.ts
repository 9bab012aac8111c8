import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** The one of these names that is meant by a name that is not among them, but for its capitals and the way of its accents. */
export const nameMeant = (name: string, names: readonly string[]): string | undefined =>
  names.includes(name) ? undefined : names.find((one) => folded(one) === folded(name));

/**
 * The name under which a file lies, in its folder, that was asked for by a twin of it: Windows and macOS open it all the same, the machine
 * that builds the site for the web does not.
 */
export const twinOf = async (path: string): Promise<string | undefined> =>
  nameMeant(basename(path), await readdir(dirname(path)).catch(() => []));
