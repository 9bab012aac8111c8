import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseLinks } from '../content/transaction/refuseLinks';
import { nameTaken } from './nameTaken';
import { StaleSave } from './refusal';
import { versionOf } from './version';

/** Throws where an entry lies behind a link, or is not as it was at `base`, which is null for one that is not there yet. */
export const refuseStale = async (root: string, path: string, base: string | null): Promise<void> => {
  await refuseLinks(root, path);
  const version = await versionOf(root, path);
  if (version === base) return;
  if (base === null) throw nameTaken(path);
  throw new StaleSave(version && (await readFile(join(root, path), 'utf8')), version);
};
