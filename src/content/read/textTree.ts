import type { Content, Element, Root } from 'hast';
import visit from 'unist-util-visit';
import { element, hasClass } from './element';

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
