import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { avifEffort } from '../src/adjustments/pictures';

/** gatsby-plugin-sharp's quality where none is asked for. */
const quality = 50;

/** Per picture of `data/`, by its digest, the derivatives that were made of it: format and width. */
const derivatives = async (root: string): Promise<Map<string, string[]>> => {
  const found = new Map<string, string[]>();
  const folder = join(root, 'public', 'static');
  for (const name of await readdir(folder, { recursive: true })) {
    const [, digest = '', format = ''] =
      /^([0-9a-f]{32})[\\/][^\\/]+[\\/][^\\/]+\.(avif|jpg)$/.exec(name) ?? [];
    if (!digest) continue;
    const { width } = await sharp(join(folder, name)).metadata();
    found.set(digest, [...(found.get(digest) ?? []), `${format} ${width}`]);
  }
  return found;
};

const encode = async (picture: Buffer, derivative: string): Promise<void> => {
  const [format, width] = derivative.split(' ');
  const sized = sharp(picture).rotate().resize(Number(width));
  await (
    format === 'avif'
      ? sized.avif({ quality, effort: avifEffort })
      : sized.jpeg({ quality, progressive: true })
  ).toBuffer();
};

/**
 * Makes with sharp alone, nothing written, every derivative that the built site of `root` has, a picture per core at a
 * time. Returns the seconds it took and how many there are.
 */
export const sharpAlone = async (
  root: string,
): Promise<{ readonly seconds: number; readonly count: number }> => {
  const made = await derivatives(root);
  const files = (await readdir(join(root, 'data'), { recursive: true })).filter((name) =>
    /\.(jpe?g|png)$/.test(name),
  );
  const jobs: { readonly picture: Buffer; readonly derivatives: readonly string[] }[] = [];
  for (const name of files) {
    const picture = await readFile(join(root, 'data', name));
    const asked = made.get(createHash('md5').update(picture).digest('hex'));
    if (asked) jobs.push({ picture, derivatives: asked });
  }
  const count = jobs.reduce((sum, job) => sum + job.derivatives.length, 0);
  sharp.concurrency(1);
  const started = performance.now();
  const worker = async (): Promise<void> => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      for (const derivative of job.derivatives) await encode(job.picture, derivative);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { seconds: (performance.now() - started) / 1000, count };
};
