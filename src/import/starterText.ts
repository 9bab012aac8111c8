import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathInContent } from '../content/model/entryFiles';
import type { Entry } from '../content/read/entry';
import { unless } from '../content/transaction/disk';
import { starterFolder } from '../content/write/starter';

/** The words of a text, without what the starter says of names and of pages that may not be there. */
const wordsOf = (text: string): string[] => text.replaceAll(/\{[^}]*\}/g, ' ').match(/[\p{L}]{4,}/gu) ?? [];

/**
 * Whether the text of a page is still what a site begins with, of which nobody minds if another takes its place. `names`
 * are what the starter fills in: the author's, the company's.
 */
export const isStarterText = async (
  root: string,
  entry: Entry,
  names: readonly string[],
): Promise<boolean> => {
  const starter = await readFile(join(root, starterFolder, pathInContent(entry.file)), 'utf8').catch(
    unless('ENOENT'),
  );
  if (!starter) return false;
  const known = new Set([starter, ...names].flatMap(wordsOf));
  return wordsOf(entry.parsed.body ?? '').every((word) => known.has(word));
};
