import { join, posix } from 'node:path';
import { picturesOf } from './checkText';
import { type Entry, malformedFields, problemAt, problemInText } from '../read/entry';
import { filesNamedBy } from '../read/fieldsIn';
import { fileFaults } from './files/fileFault';
import type { Problem } from '../read/problem';
import { show } from '../model/findings';

/** What is in files that are not on the disk yet, by their paths from the root, with slashes. */
export type SentFiles = ReadonlyMap<string, Buffer>;

/** What is wrong with a file of a kind that the entry names so. */
type Fault = (name: string, kind: keyof typeof fileFaults) => Promise<string | null>;

const faultsBeside =
  (root: string, entry: Entry, sent: SentFiles): Fault =>
  (name, kind) => {
    const file = posix.join(posix.dirname(entry.file), name);
    return fileFaults[kind]({ root, path: join(root, file), sent: sent.get(file) });
  };

const inFields = async (entry: Entry, faultOf: Fault): Promise<Problem[]> => {
  const malformed = malformedFields(entry);
  const checks = filesNamedBy(entry).map(async ({ path, text, fileKind }) => {
    const message = malformed.has(String(path[0])) ? null : await faultOf(text, fileKind);
    return message ? [problemAt(entry, path, `${message}, got ${show(text)}`)] : [];
  });
  return (await Promise.all(checks)).flat();
};

const inText = async (entry: Entry, faultOf: Fault): Promise<Problem[]> => {
  const checks = picturesOf(entry).map(async ({ url, line }) => {
    const message = await faultOf(url, 'picture');
    return message ? [problemInText(entry, line, `the picture: ${message}, got ${show(url)}`)] : [];
  });
  return (await Promise.all(checks)).flat();
};

/**
 * The files that an entry below `root` names and that are not there, or are not what their names say. Those in `sent`
 * are looked at in memory, before anything is written.
 */
export const checkFiles = async (
  root: string,
  entry: Entry,
  sent: SentFiles = new Map(),
): Promise<Problem[]> => {
  const faultOf = faultsBeside(root, entry, sent);
  return [...(await inFields(entry, faultOf)), ...(await inText(entry, faultOf))];
};
