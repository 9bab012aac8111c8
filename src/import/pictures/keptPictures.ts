import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../content/read/sha256';
import type { FitPicture } from './fitPicture';

/** A picture on the disk, as the site takes it. */
export interface KeptPicture extends Omit<FitPicture, 'bytes'> {
  readonly path: string;
}

const still = '-still';

/** The pictures that lie in a folder, by digests of their addresses or of what they were made of. */
export const keptPictures = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  const names = new Map((await readdir(folder)).map((name) => [name.split(/[-.]/)[0] ?? '', name]));
  const at = (name: string): KeptPicture => ({
    path: join(folder, name),
    ending: name.slice(name.indexOf('.') + 1),
    isStill: name.includes(still),
  });
  return {
    find: (key: string | Buffer): KeptPicture | null => {
      const name = names.get(sha256(key));
      return name ? at(name) : null;
    },
    keep: async (key: string | Buffer, { bytes, ending, isStill }: FitPicture): Promise<KeptPicture> => {
      const digest = sha256(key);
      const name = `${digest}${isStill ? still : ''}.${ending}`;
      // Where this is stopped, no half a picture bears the name.
      const half = join(folder, `.${digest}`);
      await writeFile(half, bytes);
      await rename(half, join(folder, name));
      names.set(digest, name);
      return at(name);
    },
  };
};
