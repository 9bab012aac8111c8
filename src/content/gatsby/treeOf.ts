import type { Node } from 'gatsby';
import type { Root } from 'hast';
import { withCaptions, withNumbers, withOneWayBack } from '../read/textTree';
import { type Context, fileBeside, type Info } from './directive';
import { publishSounds } from './textSounds';

/** The address at which a file beside an entry is published; null where there is none. */
const publicUrlBeside =
  (source: Node, context: Context, info: Info) =>
  async (name: string): Promise<string | null> => {
    const file = await fileBeside(source, name, context);
    const { publicURL } = info.schema.getType('File').getFields();
    return file && publicURL ? ((await publicURL.resolve(file, {}, context, info)) as string | null) : null;
  };

/**
 * The text of an entry as the tree that Gatsby's transformer makes of its Markdown; null where it has none. It is a copy, since
 * Gatsby keeps the tree itself for the next one who asks.
 */
export const treeOf = async (source: Node, context: Context, info: Info): Promise<Root | null> => {
  const remark = context.nodeModel.getNodeById({ id: source.parent });
  const { htmlAst } = info.schema.getType('MarkdownRemark').getFields();
  const known =
    remark && htmlAst ? ((await htmlAst.resolve(remark, {}, context, info)) as Root | null) : null;
  if (!known) return null;
  const tree = withCaptions(withNumbers(withOneWayBack(structuredClone(known))));
  await publishSounds(tree, publicUrlBeside(source, context, info));
  return tree;
};
