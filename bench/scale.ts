import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { coldBuild } from './builds';
import { makeCatalogue, narrowest } from './catalogue';
import { round, type Row } from './report';
import { timed } from './run';

const bytes = async (file: string): Promise<number> => brotliCompressSync(await readFile(file)).length;

/** What the check, a cold build and the first page cost with catalogues of several sizes, each made anew, once. */
export async function* scale(root: string, scratch: string, sizes: readonly number[]): AsyncGenerator<Row> {
  for (const size of sizes) {
    const folder = join(scratch, `catalogue-${size}`);
    await makeCatalogue(root, folder, size);
    const checked = await timed('npm', ['run', 'check'], folder);
    const built = await coldBuild(folder);
    const bare = join(scratch, `catalogue-${size}-narrow`);
    await makeCatalogue(root, bare, size, narrowest);
    const without = await coldBuild(bare);
    yield {
      what: `${size} books`,
      'check, s': round(checked.seconds, 1),
      'build, s': round(built.seconds),
      [`covers of ${narrowest} pixels, s`]: round(without.seconds),
      'peak MiB': round(built.peakMebibytes),
      'home page, bytes': await bytes(join(folder, 'public', 'index.html')),
      'its data, bytes': await bytes(join(folder, 'public', 'page-data', 'index', 'page-data.json')),
    };
  }
}
