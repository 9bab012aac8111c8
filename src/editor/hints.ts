import type { Reason } from '../content/read/refused';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { adviseOnSaved } from '../content/check/advise';
import { pathInContent } from '../content/model/entryFiles';
import { listContent } from '../content/read/listContent';
import { parseEntry } from '../content/read/readContent';

/** What is worth a look in the entry that was saved at `path` on a day, an ISO date, and in what lies beside it. */
export const hintsOn = async (root: string, path: string, today: string): Promise<Reason[]> => {
  const entry = parseEntry(pathInContent(path), await readFile(join(root, path), 'utf8'));
  if (!('parsed' in entry)) return [];
  const { paths } = await listContent(root);
  const found = await adviseOnSaved(root, paths, entry, today);
  return found.map(({ file, field, message }) =>
    file === path ? { field, message } : { message: `${basename(file)}: ${message}` },
  );
};
