import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { isHydrated } from '../../../tools/browser/page';

const sizes = new Map<string, number>();

/** How long a text is as a host sends it that compresses; the best compression takes a second for the scripts, once. */
const compressed = (text: string): number => {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
};

/** What a response costs on the wire: texts in brotli, pictures and fonts as they are. */
const bytesOf = async (response: Response): Promise<number> => {
  const isText = ['document', 'script'].includes(response.request().resourceType());
  return isText || response.url().endsWith('.svg')
    ? compressed(await response.text())
    : (await response.body()).length;
};

type Kind = 'document' | 'script' | 'font' | 'image';

interface FirstView extends Record<Kind | 'words', number> {
  /** The files of its pictures, the heaviest first. */
  readonly pictures: readonly string[];
}

/** What the first view of a page costs, by the kind of what is asked for, in bytes; and what of it are the author's words. */
export const firstView = async (page: Page, route: string): Promise<FirstView> => {
  // What another page has fetched would not come again.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(route);
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
  const weighed = await Promise.all(
    responses.map(async (response) => ({
      kind: response.request().resourceType(),
      file: basename(new URL(response.url()).pathname),
      bytes: await bytesOf(response),
    })),
  );
  const of = (wanted: Kind) => weighed.filter(({ kind }) => kind === wanted);
  const sum = (kind: Kind): number => of(kind).reduce((total, { bytes }) => total + bytes, 0);
  return {
    document: sum('document'),
    script: sum('script'),
    font: sum('font'),
    image: sum('image'),
    words: compressed(await page.getByRole('main').innerText()),
    pictures: of('image')
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ file, bytes }) => `${file} (${inKilobytes(bytes)})`),
  };
};

const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/** What an author is told whose page is heavier than it may be: only pictures are theirs, the rest is the kit's. */
export const tooManyPictures = (route: string, { image, pictures }: FirstView): string =>
  `${route} shows pictures of ${inKilobytes(image)} before anything is scrolled, and may show ${inKilobytes(budget.image)}: take other files for the heaviest, ${pictures.slice(0, 3).join(', ')}; a picture with less grain and fewer details is lighter, and so is a logo of fewer paths`;

/**
 * The most that the first view of a page may cost on a phone, in bytes as a host sends them: its HTML without the author's
 * words, and what Temporal may add where the browser lacks it. What type costs in which language is in fonts.test.ts.
 */
export const budget = {
  html: 14_000,
  script: 86_000,
  font: 90_000,
  image: 280_000,
  temporal: 18_000,
};

/** The phone on which it is counted. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
