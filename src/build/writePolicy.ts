import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { type Others, pagePolicy, withPolicy } from '../hosting/pagePolicy';
import { inlineIn, inlineOfAll } from '../hosting/inlineIn';
import { atMost } from '../lib/atMost';
import { videoHost } from '../lib/videoHost';
import { filesOfPage } from './named';

/** What nodes of ours have that name others. */
interface NamesOthers {
  readonly embed?: string;
  readonly newsletter?: { readonly action?: string };
}

const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address ? new URL(address).origin : []))),
];

/** What the content names of others. */
const othersIn = (getNodesByType: NodePluginArgs['getNodesByType']): Others => {
  const nodesOf = (type: string) => getNodesByType(type) as readonly NamesOthers[];
  return {
    frames: originsOf([
      ...(nodesOf('Video').length ? [videoHost] : []),
      ...nodesOf('Activity').map(({ embed }) => embed),
    ]),
    forms: originsOf(nodesOf('SiteSettings').map(({ newsletter }) => newsletter?.action)),
  };
};

/** Writes into every page, given their paths, what it may load. Gatsby leaves pages as they are that did not change. */
export const writePolicy = async (
  root: string,
  paths: Iterable<string>,
  getNodesByType: NodePluginArgs['getNodesByType'],
): Promise<void> => {
  const files = [...paths].map((path) => join(root, 'public', filesOfPage(path)[0] ?? ''));
  // Thousands of pages are not held in memory at once: each is read twice.
  const inTurns = atMost(16);
  const each = <Result>(job: (file: string, html: string) => Result | Promise<Result>): Promise<Result[]> =>
    Promise.all(files.map((file) => inTurns(async () => job(file, await readFile(file, 'utf8')))));
  const inline = inlineOfAll(await each((_file, html) => inlineIn(html)));
  const policy = pagePolicy(inline, othersIn(getNodesByType));
  await each(async (file, html) => {
    const governed = withPolicy(html, policy);
    if (governed !== html) await writeFile(file, governed);
  });
};
