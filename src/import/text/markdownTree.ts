import type { toMarkdown } from 'mdast-util-to-markdown';

/** The tree of Markdown as the library that writes it has it. */
export type Nodes = Parameters<typeof toMarkdown>[0];
export type Root = Extract<Nodes, { type: 'root' }>;
export type Block = Root['children'][number];
export type Paragraph = Extract<Nodes, { type: 'paragraph' }>;
export type Phrase = Paragraph['children'][number];
export type Heading = Extract<Nodes, { type: 'heading' }>;

/** All words below a node. */
export const wordsIn = (node: Nodes): string => {
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? (node.children as readonly Nodes[]).map(wordsIn).join('') : '';
};

export const isPhrase = ({ type }: Nodes): boolean =>
  /^(text|emphasis|strong|delete|inlineCode|break|link|image|footnoteReference|html)$/.test(type);
