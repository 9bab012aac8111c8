import { dirname, extname, join } from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import type { Root } from 'hast';
import { contentFolder } from '../../src/content/model/collections';
import config from '../../gatsby-config';
import { createMarkdownEntry, jsonType } from '../../src/content/gatsby/nodes';

type OnCreateNode = (args: CreateNodeArgs, options: object) => Promise<unknown>;
type HtmlResolver = (node: Node, args: object, context: object) => Promise<Root>;
interface Remark {
  readonly onCreateNode: OnCreateNode;
  readonly setFieldsOnGraphQLNodeType: (
    args: object,
    options: object,
  ) => Promise<{ readonly htmlAst: { readonly resolve: HtmlResolver } }>;
}

// The transformers that Gatsby runs; they bring no types along.
const remark = jest.requireActual<Remark>('gatsby-transformer-remark/gatsby-node');
const json = jest.requireActual<{ readonly onCreateNode: OnCreateNode }>(
  'gatsby-transformer-json/gatsby-node',
);

interface Plugin {
  readonly resolve: string;
  readonly options?: object;
}

/** Those of our plugins that it is given, as Gatsby hands them over. */
const remarkOptions = {
  plugins: (config.plugins as readonly (Plugin & { readonly options?: { readonly plugins?: Plugin[] } })[])
    .filter(({ resolve }) => resolve === 'gatsby-transformer-remark')
    .flatMap(({ options }) => options?.plugins ?? [])
    .map(({ resolve, options }) => ({
      name: resolve,
      module: jest.requireActual<object>(`../../plugins/${resolve}`),
      pluginOptions: options,
    })),
};

/** The HTML of a Markdown node as a tree, by the transformer's own resolver. */
export const resolveHtml: HtmlResolver = async (node, args, context) => {
  const cache = { get: () => Promise.resolve(), set: () => Promise.resolve() };
  const { htmlAst } = await remark.setFieldsOnGraphQLNodeType(
    { type: { name: 'MarkdownRemark' }, cache, getNodesByType: () => [] },
    remarkOptions,
  );
  return htmlAst.resolve(node, args, context);
};

/** A node of gatsby-source-filesystem. */
export interface FileNode extends Node {
  readonly relativePath: string;
  readonly dir: string;
}

const fileNode = (root: string, path: string): FileNode => ({
  id: path,
  parent: null,
  children: [],
  relativePath: path,
  dir: dirname(join(root, contentFolder, path)),
  internal: { type: 'File', contentDigest: path, owner: '' },
});

/**
 * The nodes that Gatsby has when it has read one content file below `root`, given its path in `data/` and its text: of
 * the file itself, of the transformer, of the entry, which comes last. Throws where a transformer can't read the text.
 */
export const nodesOf = async (root: string, path: string, text: string): Promise<[FileNode, ...Node[]]> => {
  const file = fileNode(root, path);
  const nodes: [FileNode, ...Node[]] = [file];
  const args = {
    loadNodeContent: () => Promise.resolve(text),
    getNode: (id: string) => nodes.find((node) => node.id === id),
    createNodeId: (id: string) => id,
    createContentDigest: (content: unknown) => JSON.stringify(content),
    actions: {
      createNode: (node: Node) => void nodes.push(node),
      createParentChildLink: () => undefined,
    },
    reporter: {
      panicOnBuild: (message: string) => {
        throw new Error(message);
      },
    },
  };
  const run = (onCreateNode: OnCreateNode, node: Node | undefined, options: object) =>
    onCreateNode({ ...args, node } as unknown as CreateNodeArgs, options);
  if (extname(path) === '.md') {
    await run(remark.onCreateNode, file, remarkOptions);
    await run(createMarkdownEntry, nodes[1], {});
  } else await run(json.onCreateNode, file, { typeName: jsonType });
  return nodes;
};
