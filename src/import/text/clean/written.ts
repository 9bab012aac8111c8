import { attribute, isElement, type Node } from '../tree';

/** All that is written, as code has it: with line ends where breaks are, and the words of pictures. */
export const written = (node: Node): string => {
  if (node.type === 'text') return node.value.replace(/(?![\t\n\r])\p{Cc}|[\uFEFF\uFFF9-\uFFFB\uFFFD]/gu, '');
  if (!isElement(node) || /^(script|style)$/.test(node.tagName)) return '';
  if (node.tagName === 'br') return '\n';
  if (node.tagName === 'q') return `“${node.children.map(written).join('')}”`;
  return node.tagName === 'img' ? ` ${attribute(node, 'alt')} ` : node.children.map(written).join('');
};
