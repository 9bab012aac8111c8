import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { siteWords } from '../../words/inNode';
import { collections, contentFolder, coverCollections } from '../model/collections';
import { parseContent } from '../read/parse';
import { sha256 } from '../read/sha256';
import { type Context, type FieldExtension, rootFile, textIn } from './directive';
import { type CoverWords, drawCover } from './epubs/drawCover';
import { readColours } from './share/colours';
import { readSiteSettings } from './siteSettings';

/** The fields of a cover that stand on one which is drawn. */
interface CoverNode extends Node {
  readonly title: string;
  readonly image?: string;
  readonly series?: { readonly name: string; readonly position?: number };
  /** What onCreateNode has noted. */
  readonly fields?: { readonly drawn?: string };
}

type FileNode = Node & { readonly absolutePath: string };

const coverTypes: readonly string[] = coverCollections.map((name) => collections[name].type);

/** The series of a book in words, with its place in it; undefined where it has none, or the checks have named a mistake. */
const seriesInWords = async ({ series }: CoverNode, language: string): Promise<string | undefined> => {
  if (!series) return undefined;
  const path = collections.series.files.replace('*', series.name);
  const text = await readFile(join(process.cwd(), contentFolder, path), 'utf8').catch(() => null);
  const title = text === null ? undefined : (parseContent(path, text).value as { title?: string }).title;
  if (title === undefined || series.position === undefined) return title;
  return siteWords(language).partOf(series.position, title);
};

/** Draws a cover of words for a book that has no picture yet, and notes its file: onCreateNode, as Gatsby means it. */
export const drawMissingCover = async (args: CreateNodeArgs): Promise<void> => {
  const { actions, createNodeId, cache, getCache } = args;
  const node = args.node as unknown as CoverNode;
  if (!coverTypes.includes(node.internal.type) || node.image !== undefined) return;
  const { author, language } = readSiteSettings(process.cwd());
  const kind = await seriesInWords(node, language);
  const words: CoverWords = { title: node.title, author, ...(kind !== undefined && { kind }) };
  const colours = await readColours();
  const file = await createFileNodeFromBuffer({
    buffer: await drawCover(words, colours),
    hash: sha256(JSON.stringify([words, colours])),
    name: 'cover',
    ext: '.jpg',
    cache,
    getCache,
    createNode: actions.createNode,
    createNodeId,
    parentNodeId: node.id,
  });
  actions.createNodeField({ node: args.node, name: 'drawn', value: file.id });
};

/** The file of a book's cover: the author's, else the one that was drawn; null where the former is missing. */
export const coverFile = async (source: Node, context: Context): Promise<FileNode | null> => {
  const name = textIn(source, 'image');
  if (name === null)
    return context.nodeModel.getNodeById({
      id: (source as CoverNode).fields?.drawn ?? null,
    }) as FileNode | null;
  const absolutePath = join(rootFile(source, context).dir, name);
  return context.nodeModel.findOne<FileNode>({
    type: 'File',
    query: { filter: { absolutePath: { eq: absolutePath } } },
  });
};

/** `@cover`: the file of a book's cover, which there always is. */
export const cover: FieldExtension = {
  name: 'cover',
  extend: () => ({ resolve: (source, _args, context) => coverFile(source, context) }),
};
