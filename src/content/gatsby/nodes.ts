import type { CreateNodeArgs, Node } from 'gatsby';
import { collections } from '../model/collections';
import { collectionOf } from '../model/entryFiles';
import { parseFrontmatter } from '../read/parseFrontmatter';

/** A node of gatsby-source-filesystem, whose path is relative to `data/`. */
interface FileNode extends Node {
  readonly relativePath: string;
}

/** The GraphQL type of the entry that a file holds. */
const typeOf = ({ relativePath }: FileNode): string | null => {
  const found = collectionOf(relativePath);
  return found && collections[found.collection].type;
};

/** The `typeName` option of gatsby-transformer-json: a JSON file becomes a node of its collection's type. */
export const jsonTypeName = ({ node }: { node: Node }): string => typeOf(node as FileNode) ?? 'UnreadJson';

/**
 * Makes an entry of every Markdown file that gatsby-transformer-remark has read: a node of its collection's type
 * with the fields of the frontmatter, so that posts, pages and policies each have a type of their own.
 */
export const createMarkdownEntry = async ({
  node,
  getNode,
  loadNodeContent,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): Promise<void> => {
  const file = node.internal.type === 'MarkdownRemark' && node.parent ? getNode(node.parent) : undefined;
  const type = file && typeOf(file as FileNode);
  if (!type) return;
  const { id, ...fields } = parseFrontmatter(await loadNodeContent(file)).value as Record<string, unknown>;
  const entry = {
    ...fields,
    jsonId: id,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest({ content: node.internal.contentDigest }) },
  };
  await actions.createNode(entry);
  actions.createParentChildLink({ parent: node, child: entry });
};
