/** Draws covers into the project's data/: npx tsx covers/make.ts [slug or shelf/slug …]; no names draw all. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { project } from '../project';
import { catalogue } from './catalogue';
import { jpeg } from './kit/render';

/** Draws the covers whose slug, or shelf/slug, is named, all when none is; returns how many were drawn. */
async function make(names: readonly string[]): Promise<number> {
  const chosen = catalogue.filter(
    ({ shelf, slug }) => names.length === 0 || names.includes(slug) || names.includes(`${shelf}/${slug}`),
  );
  for (const cover of chosen) {
    const folder = join(project, 'data', cover.shelf, cover.slug);
    const file = await jpeg(cover);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'cover.jpg'), file);
    console.log(`${cover.shelf}/${cover.slug}  ${Math.round(file.length / 1000)} kB`);
  }
  return chosen.length;
}

make(process.argv.slice(2)).then(
  (count) => {
    if (count === 0) {
      console.error('No cover has that name.');
      process.exitCode = 1;
    }
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
