import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { type Others, pagePolicy, withPolicy } from '../hosting/pagePolicy';
import { inlineIn } from '../hosting/inlineIn';
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
  const files = [...paths].flatMap((path) => join(root, 'public', filesOfPage(path)[0] ?? ''));
  const pages = await Promise.all(files.map(async (file) => ({ file, html: await readFile(file, 'utf8') })));
  const policy = pagePolicy(inlineIn(pages.map(({ html }) => html)), othersIn(getNodesByType));
  await Promise.all(
    pages.map(async ({ file, html }) => {
      const governed = withPolicy(html, policy);
      if (governed !== html) await writeFile(file, governed);
    }),
  );
};
