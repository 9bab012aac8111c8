import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { avifEffort } from '../src/build/avifEffort';
import { makeCatalogue, narrowest } from './catalogue';
import { median, repeat, round, type Row } from './report';
import { gatsbyProgram, timed, type Ended } from './run';
import { sharpAlone } from './sharpAlone';

const gatsbyBuild = (folder: string): Promise<Ended> =>
  timed(process.execPath, [gatsbyProgram(folder), 'build'], folder);

const remove = async (folder: string, names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
};

/** A production build with nothing left of an earlier one. */
export const coldBuild = async (folder: string): Promise<Ended> => {
  await remove(folder, ['.cache', 'public']);
  return gatsbyBuild(folder);
};

const warmBuild = async (folder: string): Promise<Ended> => {
  const file = join(folder, 'data', 'books', 'book-1', 'index.json');
  const entry = JSON.parse(await readFile(file, 'utf8')) as { title: string };
  await writeFile(file, `${JSON.stringify({ ...entry, title: `${entry.title} again` }, null, 2)}\n`);
  return gatsbyBuild(folder);
};

/** The catalogue for Astro: entries and covers in the places where its site looks for them. */
const makeAstro = async (root: string, catalogue: string, folder: string): Promise<void> => {
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

const astro = async (folder: string, effort: string): Promise<Ended> => {
  await remove(folder, ['dist', '.astro', join('node_modules', '.astro'), join('node_modules', '.vite')]);
  const bin = join(folder, 'node_modules', '.bin');
  const env = {
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    AVIF_EFFORT: effort,
  };
  return timed(
    join(bin, 'node'),
    [join(folder, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build'],
    folder,
    env,
  );
};

const seconds = (runs: readonly { readonly seconds: number }[]): number =>
  median(runs.map((run) => run.seconds));

/** Cold and warm builds of a catalogue of 33 books, beside sharp alone and Astro on the same covers. */
export async function* builds(root: string, scratch: string, runs: number): AsyncGenerator<Row> {
  const row = (what: string, time: number, others: object = {}): Row => ({
    what,
    seconds: round(time, 1),
    ...others,
  });
  const comparedTo = (name: string, time: number, ours: number) => ({ [name]: round(ours / time, 2) });
  const catalogue = join(scratch, 'catalogue-33');
  await makeCatalogue(root, catalogue, 33);
  const cold = seconds(await repeat(runs, () => coldBuild(catalogue)));
  yield row('cold build', cold);
  const bare = join(scratch, 'catalogue-33-narrow');
  await makeCatalogue(root, bare, 33, narrowest);
  const without = seconds(await repeat(runs, () => coldBuild(bare)));
  yield row(`cold build, covers of ${narrowest} pixels`, without);
  const alone = await repeat(runs, () => sharpAlone(catalogue));
  yield row(
    'what pictures add',
    cold - without,
    comparedTo('to sharp alone', seconds(alone), cold - without),
  );
  yield row(`sharp alone, the same ${alone[0]?.count ?? 0} derivatives`, seconds(alone));
  yield row('build after one edit', seconds(await repeat(runs, () => warmBuild(catalogue))));
  const peer = join(scratch, 'astro-33');
  await makeAstro(root, catalogue, peer);
  const asItComes = seconds(await repeat(runs, () => astro(peer, '')));
  yield row('Astro, cold, its own AVIF effort', asItComes, comparedTo('ours to it', asItComes, cold));
  const sameEffort = seconds(await repeat(runs, () => astro(peer, String(avifEffort))));
  yield row('Astro, cold, our AVIF effort', sameEffort, comparedTo('ours to it', sameEffort, cold));
}
