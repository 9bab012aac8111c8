import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A picture or sound that the editor sends along with an entry. */
export interface Asset {
  /** From the project's root. */
  readonly path: string;
  /** The bytes in base64. */
  readonly content: string;
}

/** Writes the assets and returns a function that takes them back: what lay there before lies there again. */
export const writeAssets = async (root: string, assets: readonly Asset[]): Promise<() => Promise<void>> => {
  const before = await Promise.all(assets.map(({ path }) => readFile(join(root, path)).catch(() => null)));
  for (const { path, content } of assets) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), Buffer.from(content, 'base64'));
  }
  return async () => {
    for (const [index, { path }] of assets.entries()) {
      const bytes = before[index];
      if (bytes) {
        await writeFile(join(root, path), bytes);
      } else {
        await rm(join(root, path));
        // The folder of an entry that is not there yet; one with other files in it stays.
        await rmdir(dirname(join(root, path))).catch(() => undefined);
      }
    }
  };
};
