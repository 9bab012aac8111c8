import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { avifEffort } from '../src/build/avifEffort';
import { makeCatalogue } from './catalogue';
import { median, repeat, round, type Row } from './report';
import { timed, type Ended } from './run';
import { sharpAlone } from './sharpAlone';

const gatsby = (folder: string): Promise<Ended> =>
  timed(process.execPath, [join(folder, 'node_modules', 'gatsby', 'cli.js'), 'build'], folder);

/** Seconds that Gatsby says it waited for its pictures; 0 where there were none to make. */
export const imageStage = (output: string): number =>
  Number(/IMAGE_PROCESSING jobs - ([\d.]+)/.exec(output)?.[1] ?? 0);

/** A production build with nothing left of an earlier one. */
export const coldBuild = async (folder: string): Promise<Ended> => {
  await Promise.all(
    ['.cache', 'public'].map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
  return gatsby(folder);
};

const warmBuild = async (folder: string): Promise<Ended> => {
  const file = join(folder, 'data', 'books', 'book-1', 'index.json');
  const entry = JSON.parse(await readFile(file, 'utf8')) as { title: string };
  await writeFile(file, `${JSON.stringify({ ...entry, title: `${entry.title} again` }, null, 2)}\n`);
  return gatsby(folder);
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
  await Promise.all(
    ['dist', '.astro', join('node_modules', '.astro'), join('node_modules', '.vite')].map((name) =>
      rm(join(folder, name), { recursive: true, force: true }),
    ),
  );
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

const seconds = (runs: readonly Ended[]): number => median(runs.map((run) => run.seconds));

/** Cold and warm builds of a catalogue of 33 books, beside sharp alone and Astro on the same covers. */
export const builds = async (root: string, scratch: string, runs: number): Promise<Row[]> => {
  const catalogue = join(scratch, 'catalogue-33');
  await makeCatalogue(root, catalogue, 33);
  const cold = await repeat(runs, () => coldBuild(catalogue));
  const pictures = median(cold.map(({ output }) => imageStage(output)));
  const alone = await repeat(runs, () => sharpAlone(catalogue));
  const warm = await repeat(runs, () => warmBuild(catalogue));
  const peer = join(scratch, 'astro-33');
  await makeAstro(root, catalogue, peer);
  const asItComes = await repeat(runs, () => astro(peer, ''));
  const sameEffort = await repeat(runs, () => astro(peer, String(avifEffort)));
  const total = seconds(cold);
  return [
    { what: 'cold build', seconds: round(total, 1) },
    { what: 'cold build, without its image stage', seconds: round(total - pictures, 1) },
    { what: 'image stage', seconds: round(pictures, 1) },
    {
      what: `sharp alone, the same ${alone[0]?.count ?? 0} derivatives`,
      seconds: round(median(alone.map((run) => run.seconds)), 1),
    },
    { what: 'build after one edit', seconds: round(seconds(warm), 1) },
    {
      what: 'Astro, cold, its own AVIF effort',
      seconds: round(seconds(asItComes), 1),
      'ours to it': round(total / seconds(asItComes), 2),
    },
    {
      what: 'Astro, cold, our AVIF effort',
      seconds: round(seconds(sameEffort), 1),
      'ours to it': round(total / seconds(sameEffort), 2),
    },
  ];
};
