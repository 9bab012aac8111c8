import type { Content, Element, Root } from 'hast';
import { element, hasClass } from '../read/element';

const isHeading = (node: Content): node is Element => node.type === 'element' && node.tagName === 'h2';

/** The notes to all of a text, which stand at its end. */
const isNotes = (node: Content): boolean => hasClass(node, 'footnotes');

/** A text, given as a tree, in which what stands below each heading of the second level opens by a click on it. */
export const foldSections = (tree: Root): Root => {
  const children: Root['children'] = [];
  let inner: Content[] = children;
  for (const node of tree.children) {
    if (isHeading(node)) {
      const section = element('div', {}, []);
      children.push(element('details', {}, [element('summary', {}, [node]), section]));
      inner = section.children;
    } else (isNotes(node) ? children : inner).push(node);
  }
  return { ...tree, children };
};
