import type { Content, Element } from 'hast';

/** An element of a text's tree. */
export const element = (
  tagName: string,
  properties: NonNullable<Element['properties']>,
  children: Element['children'],
): Element => ({ type: 'element', tagName, properties, children });

/** Whether a node of a text's tree is an element of a class. */
export const hasClass = (node: Content, name: string): boolean =>
  node.type === 'element' && [node.properties?.['className']].flat().includes(name);
