import { remarkCtx, schemaCtx } from '@milkdown/core';
import type { Ctx } from '@milkdown/ctx';
import type { Node } from '@milkdown/prose/model';
import { type MarkdownNode, ParserState, type RemarkParser, SerializerState } from '@milkdown/transformer';
import { lighten, saysOf, type Tree } from './meaning';
import { isOfPictures } from './picturesAlone';
import { type Block, join, type Parts, split, type Written } from './blocks';

/** What the editor has no node for, and shows as it is written. */
const asWritten = new Set(['html', 'footnote', 'linkReference', 'imageReference']);

/** A tree for the editor, with the source of what it has no node for. It is a copy, as remark's plugins change it. */
const forEditor = (node: Tree, source: string): MarkdownNode => {
  const { start, end } = node.position ?? {};
  if (asWritten.has(node.type))
    return { type: 'html', value: source.slice(start?.offset, end?.offset), position: node.position };
  const children = node.children?.map((child) => forEditor(child, source));
  // The editor's pictures have an empty title where there is none.
  const title = node.type === 'image' && { title: node.title ?? '', alt: node.alt ?? '' };
  return { ...node, ...title, ...(children && { children }) } as MarkdownNode;
};

/** A text in the editor: its document, and how that is written again. */
export interface OpenText {
  readonly doc: Node;
  /** The text of a document that this one has become: what was not changed is as it was, to the byte. */
  readonly write: (doc: Node) => string;
}

/** A tree in which what is empty has no children, rather than no list of them. The tree is changed in place. */
const whole = (node: MarkdownNode): MarkdownNode => {
  if (node.type === 'paragraph' || node.type === 'table') node.children ??= [];
  node.children?.forEach(whole);
  return node;
};

/** The Markdown of a block of the editor. */
const writer = (ctx: Ctx): ((node: Node) => string) => {
  const known = new WeakMap<Node, string>();
  const state = new SerializerState(ctx.get(schemaCtx));
  const remark = ctx.get(remarkCtx);
  return (node) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const tree = state.run(node.type.schema.topNodeType.create(null, node)).build();
    const text = remark.stringify(whole(tree) as never).trim();
    known.set(node, text);
    return text;
  };
};

/** Gives what a block refers to, the notes and addresses of its text, without which references are not read. */
const notesOf = ({ blocks }: Parts): ((block: string) => string) => {
  const notes = blocks
    .filter(({ node }) => node.type === 'footnoteDefinition' || node.type === 'definition')
    .map(({ text }) => `\n\n${text}`)
    .join('');
  return (block) => (block.includes('[') ? notes : '');
};

/** Opens texts in the editor whose `ctx` this is. */
export const textFormat = (ctx: Ctx): ((source: string) => OpenText) => {
  const schema = ctx.get(schemaCtx);
  const remark = ctx.get(remarkCtx);
  const write = writer(ctx);

  const parsed = (block: Block, source: string): Node | undefined => {
    const root = { type: 'root', children: [forEditor(block.node as Tree, source)] };
    const parse = { parse: () => root, runSync: () => remark.runSync(root, source) };
    try {
      const doc = ParserState.create(schema, parse as unknown as RemarkParser)('');
      return doc.childCount === 1 ? (doc.firstChild ?? undefined) : undefined;
    } catch {
      return undefined;
    }
  };

  /** The node of a block; its source where the editor cannot say all that it says. */
  const nodeOf = (block: Block, source: string, notes: string): Node => {
    const node = asWritten.has(block.node.type) ? undefined : parsed(block, source);
    const written = node && write(node);
    const isWhole =
      written === block.text ||
      (written !== undefined && saysOf(`${written}${notes}`) === saysOf(`${block.text}${notes}`));
    return node && isWhole ? node : schema.node('source', null, block.text ? [schema.text(block.text)] : []);
  };

  return (source) => {
    const parts = split(source);
    const notes = notesOf(parts);
    const nodes = parts.blocks.map((block) => nodeOf(block, source, notes(block.text)));
    const last = nodes.at(-1);
    const endsInWords = last?.type.name === 'paragraph' && !isOfPictures(last);
    const kinds = nodes.map(({ type }) => type.name);
    const places = new Map<string, number[]>();
    nodes.forEach((node, index) => {
      const text = write(node);
      places.set(text, [...(places.get(text) ?? []), index]);
    });
    const light = new WeakMap<Node, string>();
    const lightOf = (node: Node): string => {
      const text =
        light.get(node) ??
        (node.type.name === 'source' ? write(node) : lighten(write(node), notes(write(node))));
      light.set(node, text);
      return text;
    };
    return {
      // Below the last picture, table, quotation or list one can go on.
      doc: schema.node('doc', null, endsInWords ? nodes : [...nodes, schema.node('paragraph')]),
      write: (doc) => {
        const taken = new Set<number>();
        const written: Written[] = [];
        let before = -1;
        doc.forEach((node) => {
          const found = places.get(write(node)) ?? [];
          const free = found.filter((place) => !taken.has(place));
          const origin = free.find((place) => place === before + 1) ?? free[0];
          if (origin !== undefined) taken.add((before = origin));
          const text =
            found[0] === undefined ? lightOf(node) : (parts.blocks[origin ?? found[0]]?.text ?? '');
          if (text) written.push({ text, origin, kind: node.type.name });
        });
        return join(parts, kinds, written);
      },
    };
  };
};
