import type { Content, Element, Root } from 'hast';
import { element } from './element';

const isHeading = (node: Content): node is Element => node.type === 'element' && node.tagName === 'h2';

/** A text, given as a tree, in which what stands below each heading of the second level opens by a click on it. */
export const foldSections = (tree: Root): Root => {
  const children: Root['children'] = [];
  let inner: Content[] = children;
  for (const node of tree.children) {
    if (isHeading(node)) {
      const section = element('div', {}, []);
      children.push(element('details', {}, [element('summary', {}, [node]), section]));
      inner = section.children;
    } else inner.push(node);
  }
  return { ...tree, children };
};
