import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineIn, inlineOfAll, type Others, pagePolicy, withPolicy } from '../hosting/pagePolicy';
import { atMost } from '../lib/atMost';
import type { SitePage } from '../content/model/sitePage';
import { filesOfPage } from './reachableFiles';

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/** What the pages frame of others, and send to them. */
const othersIn = (pages: readonly SitePage[]): Others => ({
  frames: originsOf(pages.flatMap(({ frames }) => frames?.() ?? [])),
  forms: originsOf(pages.flatMap(({ sendsTo }) => sendsTo?.() ?? [])),
});

/** Writes into every page at these paths what it may load. Gatsby leaves pages as they are that did not change. */
export const writePolicy = async (
  root: string,
  pages: readonly SitePage[],
  paths: Iterable<string>,
): Promise<void> => {
  const files = [...paths].map((path) => join(root, 'public', filesOfPage(path)[0] ?? ''));
  // Thousands of pages are not held in memory at once: each is read twice.
  const inTurns = atMost(16);
  const each = <Result>(job: (file: string, html: string) => Result | Promise<Result>): Promise<Result[]> =>
    Promise.all(files.map((file) => inTurns(async () => job(file, await readFile(file, 'utf8')))));
  const inline = inlineOfAll(await each((_file, html) => inlineIn(html)));
  const policy = pagePolicy(inline, othersIn(pages));
  await each(async (file, html) => {
    const governed = withPolicy(html, policy);
    if (governed !== html) await writeFile(file, governed);
  });
};
