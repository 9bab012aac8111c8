import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { sha256 } from '../../read/sha256';

/** Remembers over processes which bytes were proven to be a whole picture. */
export interface Proven {
  readonly has: (bytes: Buffer) => boolean;
  readonly add: (bytes: Buffer) => Promise<void>;
}

/**
 * Beside the packages, where tools keep what they can make anew. Another decoder has to prove for itself, and what was
 * noted as `pictures-` may be higher than the build can bear.
 */
const noteOf = (root: string): string =>
  join(root, 'node_modules', '.cache', 'last-writes', `pictures-2-${sharp.versions.vips}`);

const read = (file: string): Set<string> => {
  try {
    return new Set(readFileSync(file, 'utf8').split('\n'));
  } catch {
    return new Set();
  }
};

const open = (root: string): Proven => {
  const file = noteOf(root);
  const digests = read(file);
  return {
    has: (bytes) => digests.has(sha256(bytes)),
    add: async (bytes) => {
      const digest = sha256(bytes);
      digests.add(digest);
      if (!existsSync(join(root, 'node_modules'))) return;
      try {
        await mkdir(dirname(file), { recursive: true });
        await appendFile(file, `${digest}\n`);
      } catch {
        // It only saves time: where nothing can be written, the next check decodes the picture again.
      }
    },
  };
};

const opened = new Map<string, Proven>();

/** What was proven of pictures below a root, by the bytes of each: neither its name nor its age matters. */
export const provenBelow = (root: string): Proven => {
  const known = opened.get(root) ?? open(root);
  opened.set(root, known);
  return known;
};
