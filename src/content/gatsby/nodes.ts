import type { CreateNodeArgs, Node } from 'gatsby';
import { collections } from '../model/collections';
import { collectionOf } from '../model/entryFiles';
import { isHidden } from '../read/visibility';
import { buildDay } from './buildDay';
import { parseContent } from '../read/parse';
import { UnreadableFile } from '../read/parsedFile';

/** A node of gatsby-source-filesystem, whose path is relative to `data/`. */
interface FileNode extends Node {
  readonly relativePath: string;
}

/** The file to whose entry a node leads: a JSON file itself, a Markdown file when the transformer has read it. */
const fileBehind = ({ node, getNode }: CreateNodeArgs): FileNode | null => {
  const isMarkdown = node.internal.type === 'MarkdownRemark';
  const file = (isMarkdown ? getNode(node.parent ?? '') : node) as FileNode | undefined;
  if (file?.internal.type !== 'File') return null;
  return file.relativePath.endsWith('.md') === isMarkdown ? file : null;
};

/** The fields of a content file; null where it cannot be read, which the checks have named. */
const fieldsIn = (path: string, text: string): Readonly<Record<string, unknown>> | null => {
  try {
    return parseContent(path, text).value as Record<string, unknown>;
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
};

/**
 * Makes a node of its collection's type of every content file, with the fields as the checks have read them: posts,
 * pages and policies each have a type of their own, and a broken file is named by the checks alone.
 */
export const createEntry = async (args: CreateNodeArgs): Promise<void> => {
  const { node, loadNodeContent, actions, createNodeId, createContentDigest } = args;
  const file = fileBehind(args);
  const found = file && collectionOf(file.relativePath);
  const read = found && fieldsIn(file.relativePath, await loadNodeContent(file));
  if (!read) return;
  const isBuild = process.env['gatsby_executing_command'] === 'build';
  if (isBuild && isHidden(found.collection, read, buildDay())) return;
  const { type } = collections[found.collection];
  const { id, ...fields } = read;
  const entry = {
    ...fields,
    // Gatsby keeps `id` for itself.
    jsonId: id,
    // By the path in the content, and not by that of the node's file, which has the folder of this machine in it.
    id: createNodeId(`${file.relativePath} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest({ content: node.internal.contentDigest }) },
  };
  await actions.createNode(entry);
  actions.createParentChildLink({ parent: node, child: entry });
};
