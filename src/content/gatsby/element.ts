import type { Element } from 'hast';

/** An element of a text's tree. */
export const element = (
  tagName: string,
  properties: NonNullable<Element['properties']>,
  children: Element['children'],
): Element => ({ type: 'element', tagName, properties, children });
