import type { Content, Element, Root } from 'hast';

const isHeading = (node: Content): node is Element => node.type === 'element' && node.tagName === 'h2';

const element = (tagName: string, children: readonly Content[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children as Element['children'],
});

/** A text, given as a tree, in which what stands below each heading of the second level opens by a click on it. */
export const foldSections = (tree: Root): Root => {
  const children: Content[] = [];
  let inner: Content[] = children;
  for (const node of tree.children) {
    if (isHeading(node)) {
      const section = element('div', (inner = []));
      children.push(element('details', [element('summary', [node]), section]));
      section.children = inner as Element['children'];
    } else inner.push(node);
  }
  return { ...tree, children };
};
