import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remove, timed, type Ended } from './run';

/**
 * The Node that comes with Astro's packages in a folder: it needs a newer one than Gatsby does, and both are measured
 * with it.
 */
export const peerNode = (folder: string): string => join(folder, 'node_modules', '.bin', 'node');

/** The catalogue for Astro: entries and covers in the places where its site looks for them. */
export const makeAstro = async (root: string, catalogue: string, folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  const peer = join(root, 'bench', 'astro');
  await cp(peer, folder, { recursive: true, filter: (name) => !name.includes('node_modules') });
  await symlink(join(peer, 'node_modules'), join(folder, 'node_modules'));
  const books = join(folder, 'src', 'data', 'books');
  await mkdir(join(books, 'covers'), { recursive: true });
  for (const slug of await readdir(join(catalogue, 'data', 'books'))) {
    const from = join(catalogue, 'data', 'books', slug);
    const entry = JSON.parse(await readFile(join(from, 'index.json'), 'utf8')) as object;
    await writeFile(join(books, `${slug}.json`), JSON.stringify({ ...entry, image: `./covers/${slug}.jpg` }));
    await cp(join(from, 'cover.jpg'), join(books, 'covers', `${slug}.jpg`));
  }
};

/** A cold build by Astro; `effort` is that of AVIF, Astro's own where it is empty. */
export const astroBuild = async (folder: string, effort: string): Promise<Ended> => {
  await remove(folder, ['dist', '.astro', join('node_modules', '.astro'), join('node_modules', '.vite')]);
  const node = peerNode(folder);
  const env = {
    PATH: `${dirname(node)}:${process.env['PATH'] ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    AVIF_EFFORT: effort,
  };
  return timed(node, [join(folder, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build'], folder, env);
};
