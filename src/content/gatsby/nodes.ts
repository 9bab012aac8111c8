import type { CreateNodeArgs, Node } from 'gatsby';
import { type CollectionName, collections } from '../model/collections';
import { collectionOf } from '../model/entryFiles';
import { isUnlisted, unlistedType } from '../model/unlisted';
import { isHidden } from '../read/visibility';
import { buildDay } from './buildDay';
import { UnreadableFile } from '../read/parsedFile';
import { readInTime } from '../read/readInTime';

/** A node of gatsby-source-filesystem, whose path is relative to `data/`. */
interface FileNode extends Node {
  readonly relativePath: string;
}

/** The type of JSON that makes no entry: what is not on the site yet, in a build, and what no collection reads. */
export const leftOutType = 'LeftOut';

const isLeftOut = (collection: CollectionName, fields: Readonly<Record<string, unknown>>): boolean =>
  process.env['gatsby_executing_command'] === 'build' && isHidden(collection, fields, buildDay());

/** The `typeName` option of gatsby-transformer-json: the type of the collection to which a file belongs. */
export const jsonType = ({ node, object }: { readonly node: Node; readonly object: object }): string => {
  const found = collectionOf((node as FileNode).relativePath);
  return found && !isLeftOut(found.collection, { ...object })
    ? collections[found.collection].type
    : leftOutType;
};

/** The fields of a Markdown file; null where it cannot be read, which the checks have named. */
const fieldsIn = (path: string, text: string): Readonly<Record<string, unknown>> | null => {
  try {
    return readInTime(path, text).value as Record<string, unknown>;
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
};

/**
 * Makes a node of its collection's type of every Markdown file that gatsby-transformer-remark has read, with the fields as
 * the checks have read them: posts, pages and policies each have a type of their own.
 */
export const createMarkdownEntry = async (args: CreateNodeArgs): Promise<void> => {
  const { node, getNode, loadNodeContent, actions, createNodeId, createContentDigest } = args;
  if (node.internal.type !== 'MarkdownRemark') return;
  const file = getNode(node.parent ?? '') as FileNode | undefined;
  const found = file && collectionOf(file.relativePath);
  const fields = found && fieldsIn(file.relativePath, await loadNodeContent(file));
  if (!fields || isLeftOut(found.collection, fields)) return;
  const type = isUnlisted(fields) ? unlistedType : collections[found.collection].type;
  const { id: jsonId, ...others } = fields;
  const entry = {
    ...others,
    // Gatsby keeps `id` for itself.
    jsonId,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest({ content: node.internal.contentDigest }) },
  };
  await actions.createNode(entry);
  actions.createParentChildLink({ parent: node, child: entry });
};
