import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineIn, inlineOfAll, type Others, pagePolicy, withPolicy } from '../hosting/pagePolicy';
import type { MovedPages } from '../hosting/movedPages';
import { withOldQueries } from '../hosting/oldQueries';
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

/**
 * Writes into every page at these paths what leads on from old addresses, and what it may load. Gatsby leaves pages as they
 * are that did not change.
 */
export const writePolicy = async (
  root: string,
  pages: readonly SitePage[],
  paths: Iterable<string>,
  { tagFor }: MovedPages,
): Promise<void> => {
  const files = [...paths].map(
    (path) => [join(root, 'public', filesOfPage(path)[0] ?? ''), tagFor(path)] as const,
  );
  // Thousands of pages are not held in memory at once: each is read twice.
  const inTurns = atMost(16);
  const each = <Result>(
    job: (html: string, file: string, written: string) => Result | Promise<Result>,
  ): Promise<Result[]> =>
    Promise.all(
      files.map(([file, tag]) =>
        inTurns(async () => {
          const written = await readFile(file, 'utf8');
          return job(withOldQueries(written, tag), file, written);
        }),
      ),
    );
  const inline = inlineOfAll(await each(inlineIn));
  const policy = pagePolicy(inline, othersIn(pages));
  await each(async (html, file, written) => {
    const governed = withPolicy(html, policy);
    if (governed !== written) await writeFile(file, governed);
  });
};
