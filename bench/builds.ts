import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { avifEffort } from '../src/adjustments/pictures';
import { makeCatalogue, narrowest } from './catalogue';
import { astroBuild, makeAstro, peerNode } from './peer';
import { median, repeat, round, type Row } from './report';
import { gatsbyProgram, remove, timed, type Ended } from './run';
import { sharpAlone } from './sharpAlone';

/** A production build of what lies in a folder, by a Node that is this one where none is named. */
export const gatsbyBuild = (folder: string, node = process.execPath): Promise<Ended> =>
  timed(node, [gatsbyProgram(folder), 'build', '--prefix-paths'], folder, { GATSBY_TELEMETRY_DISABLED: '1' });

/** A production build with nothing left of an earlier one, by a Node that is this one where none is named. */
export const coldBuild = async (folder: string, node = process.execPath): Promise<Ended> => {
  await remove(folder, ['.cache', 'public']);
  return gatsbyBuild(folder, node);
};

/** A build after one edit of an entry. */
export const warmBuild = async (folder: string, node = process.execPath): Promise<Ended> => {
  const file = join(folder, 'data', 'books', 'book-1', 'index.json');
  const entry = JSON.parse(await readFile(file, 'utf8')) as { title: string };
  await writeFile(file, `${JSON.stringify({ ...entry, title: `${entry.title} again` }, null, 2)}\n`);
  return gatsbyBuild(folder, node);
};

/** Seconds from the first job of gatsby-plugin-sharp to the end of the last, as Gatsby says them. */
const pictureSeconds = ({ output }: Ended): number =>
  Number(/IMAGE_PROCESSING jobs - ([\d.]+)s/.exec(output)?.[1] ?? Number.NaN);

/** Cold and warm builds of a catalogue of 33 books, beside sharp alone and Astro on the same covers. */
export async function* builds(root: string, scratch: string, runs: number): AsyncGenerator<Row> {
  const catalogue = join(scratch, 'catalogue-33');
  await makeCatalogue(root, catalogue, 33);
  const bare = join(scratch, 'catalogue-33-narrow');
  await makeCatalogue(root, bare, 33, narrowest);
  const peer = join(scratch, 'astro-33');
  await makeAstro(root, catalogue, peer);
  const node = peerNode(peer);
  // One of each in turns: a machine that becomes slower does so for all.
  const turns = await repeat(runs, async () => {
    const cold = await coldBuild(catalogue, node);
    const alone = await sharpAlone(catalogue);
    const warm = await warmBuild(catalogue, node);
    const narrow = await coldBuild(bare, node);
    const astro = await astroBuild(peer, '');
    const sameEffort = await astroBuild(peer, String(avifEffort));
    return {
      cold: cold.seconds,
      pictures: pictureSeconds(cold),
      alone: alone.seconds,
      derivatives: alone.count,
      warm: warm.seconds,
      narrow: narrow.seconds,
      astro: astro.seconds,
      sameEffort: sameEffort.seconds,
    };
  });
  const of = (name: keyof (typeof turns)[number]): number => median(turns.map((turn) => turn[name]));
  const row = (what: string, time: number, ours?: number): Row => ({
    what,
    seconds: round(time, 1),
    ...(ours !== undefined && { 'ours to it': round(ours / time, 2) }),
  });
  yield row('cold build', of('cold'));
  yield row(`cold build, covers of ${narrowest} pixels`, of('narrow'));
  yield row('what pictures add: the difference', of('cold') - of('narrow'));
  yield row('from the first picture to the last, beside webpack', of('pictures'));
  yield row(`sharp alone, the same ${of('derivatives')} derivatives`, of('alone'), of('cold') - of('narrow'));
  yield row('build after one edit', of('warm'));
  yield row('Astro, cold, its own AVIF effort', of('astro'), of('cold'));
  yield row('Astro, cold, our AVIF effort', of('sameEffort'), of('cold'));
}
