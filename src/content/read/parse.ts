import { collections } from '../model/collections';
import { lfsPointer, runLfsPull } from '../model/fileTypes';
import { deleteInvisible, invisibleInFile } from '../model/invisible';
import { limitBytes, lineAt, type ParsedFile, UnreadableFile } from './parsedFile';
import { parseFrontmatter } from './parseFrontmatter';
import { parseJson } from './parseJson';

/** Lines that git leaves in a file with a conflict. */
const mergeMark = /^(?:<{7}|\|{7}|>{7})(?= |\r?$)/m;
const mergeByHand =
  'has two versions that git could not merge: keep what you want of both, and delete the lines that begin with <<<<<<<, ======= or >>>>>>>';

/** What content must not have, and what its author is told. */
const refused: readonly (readonly [RegExp, (character: string) => string])[] = [
  [/^\uFEFF/, () => 'begins with a byte order mark: save it as UTF-8 without one'],
  [/\uFFFD/, () => 'has a character that is not UTF-8: save the file as UTF-8'],
  [mergeMark, () => mergeByHand],
  [new RegExp(`^${lfsPointer}`), () => runLfsPull],
  // Gatsby's reader of YAML stops at them; tabs and line ends it reads.
  [invisibleInFile, deleteInvisible],
];

const parse = (path: string, text: string): ParsedFile => {
  limitBytes(new TextEncoder().encode(text).length);
  for (const [pattern, messageFor] of refused) {
    const found = pattern.exec(text);
    if (found) throw new UnreadableFile(lineAt(text, found.index), messageFor(found[0]));
  }
  // A site of ten years has thousands of addresses that were.
  return path.endsWith('.md')
    ? parseFrontmatter(text)
    : parseJson(text, path === collections.redirects.files);
};

/** The last text at each path: the checks read it first, and Gatsby again. */
const known = new Map<string, { readonly text: string; readonly parsed: ParsedFile }>();

/** Reads a content file by the ending of its name. Throws UnreadableFile at the first mistake. */
export const parseContent = (path: string, text: string): ParsedFile => {
  const last = known.get(path);
  if (last?.text === text) return last.parsed;
  const parsed = parse(path, text);
  known.set(path, { text, parsed });
  return parsed;
};
