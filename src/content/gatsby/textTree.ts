import type { Node } from 'gatsby';
import type { Root } from 'hast';
import type { Context, Info } from './directive';

/** The text of an entry as the tree that Gatsby's transformer makes of its Markdown; null where it has none. */
export const treeOf = async (source: Node, context: Context, info: Info): Promise<Root | null> => {
  const remark = context.nodeModel.getNodeById({ id: source.parent });
  const { htmlAst } = info.schema.getType('MarkdownRemark').getFields();
  return remark && htmlAst ? ((await htmlAst.resolve(remark, {}, context, info)) as Root) : null;
};
