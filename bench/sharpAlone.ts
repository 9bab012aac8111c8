import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { avifEffort } from '../src/build/avifEffort';

/** gatsby-plugin-sharp's quality where none is asked for. */
const quality = 50;

const made = /\/static\/([0-9a-f]{32})\/[^/]+\/[^/]+\.(avif|jpg) (\d+)w/g;

/** Per picture of `data/` the derivatives that the pages of a built site ask for. */
const derivatives = async (root: string): Promise<Map<string, Set<string>>> => {
  const wanted = new Map<string, Set<string>>();
  const files = await readdir(join(root, 'public'), { recursive: true });
  // The data of 404.html lies in a folder of that name.
  const pages = files.filter((name) => name.endsWith('.html') && !name.startsWith('page-data'));
  for (const page of pages) {
    const html = await readFile(join(root, 'public', page), 'utf8');
    for (const [, digest = '', format = '', width = ''] of html.matchAll(made)) {
      wanted.set(digest, (wanted.get(digest) ?? new Set()).add(`${format} ${width}`));
    }
  }
  return wanted;
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
 * Makes with sharp alone, nothing written, every derivative that the built site of `root` asks for, two pictures at a
 * time. Returns the seconds it took and how many there are.
 */
export const sharpAlone = async (
  root: string,
): Promise<{ readonly seconds: number; readonly count: number }> => {
  const wanted = await derivatives(root);
  const files = (await readdir(join(root, 'data'), { recursive: true })).filter((name) =>
    /\.(jpe?g|png)$/.test(name),
  );
  const jobs: { readonly picture: Buffer; readonly derivatives: Set<string> }[] = [];
  for (const name of files) {
    const picture = await readFile(join(root, 'data', name));
    const asked = wanted.get(createHash('md5').update(picture).digest('hex'));
    if (asked) jobs.push({ picture, derivatives: asked });
  }
  const count = jobs.reduce((sum, job) => sum + job.derivatives.size, 0);
  sharp.concurrency(1);
  const started = performance.now();
  const worker = async (): Promise<void> => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      for (const derivative of job.derivatives) await encode(job.picture, derivative);
    }
  };
  await Promise.all([worker(), worker()]);
  return { seconds: (performance.now() - started) / 1000, count };
};
