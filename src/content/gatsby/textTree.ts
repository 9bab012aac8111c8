import type { Node } from 'gatsby';
import type { Content, Element, Root } from 'hast';
import visit from 'unist-util-visit';
import { type Context, fileBeside, type Info } from './directive';
import { element, hasClass } from './element';
import { publishSounds } from './textSounds';

const isWayBack = (node: Content): boolean => hasClass(node, 'footnote-backref');

/**
 * Leaves of the links that lead back from a note the first. mdast-util-to-hast puts one at the end of the note that it was
 * given: who asks for a text at the same time as others, or after a build that was cut off, gets theirs as well.
 */
export const withOneWayBack = (tree: Root): Root => {
  visit(tree, 'element', (node: Element) => {
    const first = node.children.find(isWayBack);
    if (first) node.children = node.children.filter((child) => child === first || !isWayBack(child));
  });
  return tree;
};

/** Gives notes in the text the numbers that they have in the list of them, which stands in the order of the text. */
export const withNumbers = (tree: Root): Root => {
  const notes: unknown[] = [];
  visit(tree, 'element', (node: Element) => {
    if (!hasClass(node, 'footnote-ref')) return;
    const note = node.properties?.['href'];
    if (!notes.includes(note)) notes.push(note);
    node.children = [{ type: 'text', value: String(notes.indexOf(note) + 1) }];
  });
  return tree;
};

/** The id of a note or of its number in the text, or a link to it. */
const noteId = /^(#?)(fn(?:ref)?-.*)$/su;

/** Sets the slug of a post before the ids of its notes, and in the links to them: several posts stand on one page. */
export const withNotesOf = (slug: string, tree: Root): Root => {
  visit(tree, 'element', ({ properties = {} }: Element) => {
    for (const name of ['id', 'href']) {
      const [, sign, id] = noteId.exec(String(properties[name])) ?? [];
      if (id) properties[name] = `${sign ?? ''}${slug}-${id}`;
    }
  });
  return tree;
};

/** Sets the title of a picture below it as its caption, for all to see. */
export const withCaptions = (tree: Root): Root => {
  visit(tree, 'element', (image: Element, index, parent) => {
    const title = image.tagName === 'img' && image.properties?.['title'];
    if (!title || !parent) return;
    delete image.properties?.['title'];
    parent.children.splice(index + 1, 0, element('small', {}, [{ type: 'text', value: String(title) }]));
  });
  return tree;
};

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
