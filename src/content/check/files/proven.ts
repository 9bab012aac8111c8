import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { sha256 } from '../../read/sha256';

/** Remembers which bytes were proven to be a whole picture, for later processes too. */
export interface Proven {
  readonly has: (bytes: Buffer) => boolean;
  readonly add: (bytes: Buffer) => Promise<void>;
}

const opened = new Map<string, Proven>();

/** The pictures of a project that an earlier check read to their ends. Their names and dates do not matter. */
export const provenPictures = (root: string): Proven => {
  const known = opened.get(root);
  if (known) return known;
  const packages = join(root, 'node_modules');
  // Another decoder has to prove for itself. Up to `pictures-1` pictures were allowed to be higher.
  const file = join(packages, '.cache', 'last-writes', `pictures-2-${sharp.versions.vips}`);
  const digests = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  const proven: Proven = {
    has: (bytes) => digests.has(sha256(bytes)),
    add: async (bytes) => {
      const digest = sha256(bytes);
      digests.add(digest);
      if (!existsSync(packages)) return;
      // It only saves time: where nothing can be written, the next check decodes the picture again.
      await mkdir(dirname(file), { recursive: true })
        .then(() => appendFile(file, `${digest}\n`))
        .catch(() => undefined);
    },
  };
  opened.set(root, proven);
  return proven;
};
