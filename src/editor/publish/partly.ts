import { copyFile, link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentFolder } from '../../content/model/collections';
import { listContent } from '../../content/read/listContent';
import type { Git } from '../../git/git';
import { readKept } from '../../git/readKept';
import type { FileChange } from '../../git/status';

/** A file as it is, in another folder: the same bytes where the disk allows it. */
const put = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
};

/**
 * Does something with the content as a version would have it in which `left` stay as the last version has them. It lies in a
 * folder that is gone afterwards.
 */
export const withPart = async <Answer>(
  root: string,
  git: Git,
  left: readonly FileChange[],
  does: (root: string) => Promise<Answer>,
): Promise<Answer> => {
  const folder = await mkdtemp(join(tmpdir(), 'last-writes-part-'));
  try {
    const isLeft = new Set(left.map(({ path }) => path));
    const { paths } = await listContent(root);
    for (const path of paths.map((one) => `${contentFolder}/${one}`))
      if (!isLeft.has(path)) await put(join(root, path), join(folder, path));
    for (const { path } of left) {
      const kept = await readKept(git, path);
      if (!kept) continue;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), kept);
    }
    return await does(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
