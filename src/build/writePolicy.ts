import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { type Others, pagePolicy, withPolicy } from '../hosting/pagePolicy';
import { inlineIn } from '../hosting/inlineIn';
import { videoHost } from '../lib/videoHost';
import { filesOfPage } from './named';

/** Nodes of ours have the fields of their entries. */
const valuesOf = (nodes: readonly object[], field: string): string[] =>
  nodes.map((node) => String((node as Readonly<Record<string, unknown>>)[field]));

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/** What the content names of others. */
const othersIn = (getNodesByType: NodePluginArgs['getNodesByType']): Others => ({
  frames: [
    ...(getNodesByType('Video').length ? [videoHost] : []),
    ...originsOf(valuesOf(getNodesByType('Activity'), 'embed')),
  ],
  forms: [],
});

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
