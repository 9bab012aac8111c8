import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultFieldResolver } from 'graphql';
import type { Node } from 'gatsby';
import type { Context, Info } from '../../src/content/gatsby/directive';
import { type Collection, collections, contentFolder } from '../../src/content/model/collections';
import { collectionOf } from '../../src/content/model/entryFiles';
import { type Changes, filesOf, makeContent, removeContent } from './content';
import { type FileNode, nodesOf, resolveHtml } from './gatsbyNodes';

type Filter = Readonly<Record<string, unknown>>;

/** Whether a value has what a filter of Gatsby asks for; of the comparisons `eq` alone. */
const matches = (value: unknown, filter: Filter): boolean =>
  Object.entries(filter).every(([name, wanted]) =>
    name === 'eq'
      ? value === wanted
      : matches((value as Filter | null | undefined)?.[name], wanted as Filter),
  );

/** The types by which Gatsby knows a node: its own, and the interface of its collection. */
const typesOf = (node: Node, path: string): (string | undefined)[] => {
  const name = collectionOf(path)?.collection;
  const shared: Collection | undefined = name && collections[name];
  return [node.internal.type, shared?.interface];
};

/**
 * What Gatsby's resolvers are given on a small valid site with these changes: the context by which they find other nodes,
 * and the types. `entry` is the node of a content file, by its path in `data/`; `end` throws the site away.
 */
export const makeNodes = async (changes: Changes) => {
  const root = makeContent(changes);
  const paths = Object.keys(filesOf(changes)).filter((path) => /\.(json|md)$/.test(path));
  const read = await Promise.all(
    paths.map((path) => nodesOf(root, path, readFileSync(join(root, contentFolder, path), 'utf8'))),
  );
  const fileOf = ({ id }: Node): FileNode | null =>
    read.find((nodes) => nodes.some((node) => node.id === id))?.[0] ?? null;
  const entries = read.flatMap((nodes) => nodes.slice(-1));
  const find = (type: string, { filter = {} }: { readonly filter?: Filter }): object[] => {
    const { absolutePath } = filter as { readonly absolutePath?: { readonly eq: string } };
    if (type === 'File')
      return existsSync(absolutePath?.eq ?? '') ? [{ absolutePath: absolutePath?.eq }] : [];
    return entries.filter((node) => {
      const path = fileOf(node)?.relativePath ?? '';
      const { slug } = collectionOf(path) ?? {};
      return typesOf(node, path).includes(type) && matches({ ...node, slug }, filter);
    });
  };
  const context = {
    nodeModel: {
      getNodeById: ({ id }: { readonly id: string | null }) =>
        read.flat().find((node) => node.id === id) ?? null,
      findRootNodeAncestor: fileOf,
      findOne: ({ type, query }: { readonly type: string; readonly query: object }) =>
        Promise.resolve(find(type, query)[0] ?? null),
      findAll: ({ type, query }: { readonly type: string; readonly query: object }) =>
        Promise.resolve({ entries: find(type, query) }),
    },
    defaultFieldResolver,
  } as unknown as Context;
  const info = {
    schema: { getType: () => ({ getFields: () => ({ htmlAst: { resolve: resolveHtml } }) }) },
  } as unknown as Info;
  return {
    root,
    context,
    info,
    entry: (path: string): Node => {
      const found = entries.find((node) => fileOf(node)?.relativePath === path);
      if (!found) throw new Error(`There is no ${path}`);
      return found;
    },
    end: () => removeContent(root),
  };
};

export type Nodes = Awaited<ReturnType<typeof makeNodes>>;
