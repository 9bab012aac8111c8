import { dirname, join } from 'node:path';
import { picturesOf } from './checkText';
import { collections } from '../model/collections';
import { type Entry, malformedFields, problemAt, problemInText } from '../read/entry';
import { fileFields } from '../model/fieldsOfKind';
import { fileFaults } from './files/fileFault';
import type { Problem } from '../read/problem';
import { show } from '../model/findings';

/** The path at which the bytes of a file lie that belongs at another one. */
type Locate = (path: string) => string;

/** What is wrong with a file of a kind that the entry names so. */
type Fault = (name: string, kind: keyof typeof fileFaults) => Promise<string | null>;

const faultsBeside = (root: string, entry: Entry, locate: Locate): Fault => {
  const folder = join(root, dirname(entry.file));
  return (name, kind) => {
    const path = join(folder, name);
    return fileFaults[kind]({ root, path, place: locate(path) });
  };
};

const inFields = async (entry: Entry, faultOf: Fault): Promise<Problem[]> => {
  const malformed = malformedFields(entry);
  const named = fileFields(collections[entry.collection].schema, entry.parsed.value);
  const checks = named.map(async ({ field, text, kind }) => {
    const message = malformed.has(field) ? null : await faultOf(text, kind);
    return message ? [problemAt(entry, [field], `${message}, got ${show(text)}`)] : [];
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
 * The files that an entry below `root` names and that are not there, or are not what their names say. `locate` tells
 * where the bytes of a file lie that is not yet in its place, such as an upload: it gets and gives absolute paths.
 */
export const checkFiles = async (
  root: string,
  entry: Entry,
  locate: Locate = (path) => path,
): Promise<Problem[]> => {
  const faultOf = faultsBeside(root, entry, locate);
  return [...(await inFields(entry, faultOf)), ...(await inText(entry, faultOf))];
};
