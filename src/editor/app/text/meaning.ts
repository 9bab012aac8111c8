import type { Content } from 'mdast';
import { reader } from '../../../content/read/markdown';

/** A node as both readers of Markdown make it. */
export interface Tree {
  readonly type: string;
  readonly value?: string;
  readonly title?: string | null;
  readonly alt?: string | null;
  readonly children?: readonly Tree[];
  readonly position?: Content['position'];
}

const marks = new Set(['emphasis', 'strong', 'delete', 'link']);

/** The leaves of a node, each with the marks on it, in whatever order they lie within each other. */
const leavesOf = (node: Tree, on: readonly string[]): readonly Leaf[] => {
  const { children = [], ...rest } = { ...node, position: undefined };
  if (!marks.has(node.type)) return [{ ...rest, on: [...on].sort().join(), children: meaning(children) }];
  return children.flatMap((child) => leavesOf(child, [...on, JSON.stringify(rest)]));
};

interface Leaf {
  readonly type: string;
  readonly value?: string;
  readonly on: string;
  readonly children: unknown;
}

/** What is read in nodes, without where. Texts that follow each other are one. */
const meaning = (nodes: readonly Tree[]): readonly Leaf[] => {
  const merged: Leaf[] = [];
  for (const leaf of nodes.flatMap((node) => leavesOf(node, []))) {
    const last = merged.at(-1);
    const isSame = last?.type === 'text' && leaf.type === 'text' && last.on === leaf.on;
    if (isSame) merged.splice(-1, 1, { ...leaf, value: `${last.value ?? ''}${leaf.value ?? ''}` });
    else merged.push(leaf);
  }
  return merged;
};

/** What the site's reader reads in a text, without where: two texts that say the same are alike in this. */
export const saysOf = (text: string): string => JSON.stringify(meaning([reader.parse(text)]));

/** Signs that a writer of Markdown sets to be sure: a backslash, or brackets around an address. */
const precaution = /\\(?=[!-/:-@[-`{-~])|<(?=https?:\/\/[^\s<>]+>)|(?<=<https?:\/\/[^\s<>]+)>/g;

/** Where a number at the beginning of a line would open a list with what stands before it. */
const opensList = /^\d{1,3}\\[.)]/;

/** Markdown without the precautions that the site's reader needs not. `notes` are what the text refers to. */
export const lighten = (text: string, notes: string): string => {
  const matches = [...text.matchAll(precaution)].filter(() => !opensList.test(text));
  if (!matches.length) return text;
  const wanted = saysOf(`${text}${notes}`);
  const says = (candidate: string): boolean => saysOf(`${candidate}${notes}`) === wanted;
  const plain = text.replaceAll(precaution, '');
  if (says(plain)) return plain;
  return matches.reduceRight((light, { 0: sign, index }) => {
    if (sign !== '\\') return light;
    const candidate = `${light.slice(0, index)}${light.slice(index + 1)}`;
    return says(candidate) ? candidate : light;
  }, text);
};
