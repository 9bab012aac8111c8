import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { isHydrated } from '../../../tools/browser/page';

/** How bytes are sent as a host does it that compresses texts. */
const compressed = (text: string | Buffer): number => brotliCompressSync(text).length;

/** What a response costs on the wire: texts in brotli, pictures and fonts as they are. */
const bytesOf = async (response: Response): Promise<number> => {
  const body = await response.body();
  const isText = ['document', 'script'].includes(response.request().resourceType());
  return isText || response.url().endsWith('.svg') ? compressed(body) : body.length;
};

type Kind = 'document' | 'script' | 'font' | 'image';

/** What the first view of a page costs, by the kind of what is asked for, in bytes; and what of it are the author's words. */
export const firstView = async (page: Page, route: string): Promise<Record<Kind | 'words', number>> => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(route);
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
  const sum = async (kind: Kind): Promise<number> => {
    const wanted = responses.filter((response) => response.request().resourceType() === kind);
    return (await Promise.all(wanted.map(bytesOf))).reduce((total, bytes) => total + bytes, 0);
  };
  return {
    document: await sum('document'),
    script: await sum('script'),
    font: await sum('font'),
    image: await sum('image'),
    words: compressed(await page.getByRole('main').innerText()),
  };
};

/**
 * The most that the first view of a page may cost on a phone, in bytes as a host sends them: its HTML without the author's
 * words, and what Temporal may add where the browser lacks it.
 */
export const budget = {
  html: 14_000,
  script: 80_000,
  font: 90_000,
  image: 280_000,
  temporal: 18_000,
};

/** The phone on which it is counted. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
