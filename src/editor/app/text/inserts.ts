import { closeHistory } from '@milkdown/prose/history';
import type { Mark, Node } from '@milkdown/prose/model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
} from '@milkdown/prose/state';

/** The labels of the notes that a text has. */
export const notesIn = (doc: Node): string[] => {
  const labels: string[] = [];
  doc.descendants(({ type, attrs }) => {
    if (type.name.startsWith('footnote_')) labels.push(String(attrs['label']));
  });
  return labels;
};

/** The first number that is no note's. */
export const freeNote = (taken: readonly string[]): string => {
  let number = 1;
  while (taken.includes(String(number))) number += 1;
  return String(number);
};

/** A note where the cursor is. Its words go to the end of the text, and the cursor with them. */
export const note: Command = (state, dispatch) => {
  const { schema, doc, selection } = state;
  const label = freeNote(notesIn(doc));
  const reference = schema.node('footnote_reference', { label });
  if (!selection.$to.parent.inlineContent || selection.$to.parent.type.spec.code) return false;
  const definition = schema.node('footnote_definition', { label }, [schema.node('paragraph')]);
  const tr = state.tr.insert(selection.to, reference);
  tr.insert(tr.doc.content.size, definition);
  dispatch?.(tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView());
  return true;
};

/** Where a link is, or would be. */
export interface LinkPlace {
  readonly from: number;
  readonly to: number;
  readonly href?: string;
}

/** The link at the cursor with its reach, or what is selected. */
export const linkAt = ({ selection }: EditorState): LinkPlace => {
  const { from, to, $from } = selection;
  const parent = $from.parent;
  const linkOf = (node: Node | null | undefined): Mark | undefined =>
    node?.marks.find(({ type }) => type.name === 'link');
  const found = linkOf($from.nodeAfter) ?? linkOf($from.nodeBefore);
  if (!found || !parent.inlineContent) return { from, to };
  let reach: { from: number; to: number } | undefined;
  parent.forEach((node, offset) => {
    const start = $from.start() + offset;
    const end = start + node.nodeSize;
    if (!linkOf(node)?.eq(found)) return;
    if (reach?.to === start) reach.to = end;
    else if (!reach || reach.to < from) reach = { from: start, to: end };
  });
  return reach && reach.to >= to ? { ...reach, href: String(found.attrs['href']) } : { from, to };
};

/** Makes a link of what is selected, or of words that are put in; without an address, none any more. */
export const link =
  (href: string, words: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state);
    const type = state.schema.marks['link'];
    if (!type) return false;
    const tr = state.tr;
    if (from === to) tr.insertText(words, from);
    const end = from === to ? from + words.length : to;
    tr.removeMark(from, end, type);
    if (href) tr.addMark(from, end, type.create({ href }));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(type).scrollIntoView());
    return true;
  };

const isEmpty = (node: Node | null): boolean => node?.type.name === 'paragraph' && node.content.size === 0;

/** Puts pictures in, each as a paragraph with an empty one below them, and selects the first. */
export const insertPictures =
  (sources: readonly string[]): Command =>
  ({ schema, doc, tr, selection: { $from } }, dispatch) => {
    const pictures = sources.map((src) => schema.node('image', { src }));
    const isAlone = isEmpty($from.parent);
    if (isAlone && $from.depth > 1) {
      // In a list or table they stay where they are asked for.
      tr.insert($from.pos, pictures).setSelection(NodeSelection.create(tr.doc, $from.pos));
    } else {
      const end = $from.depth ? $from.after(1) : $from.pos;
      const start = isAlone ? $from.before(1) : end;
      const below = isEmpty(doc.nodeAt(end)) ? [] : [schema.node('paragraph')];
      const blocks = pictures.map((picture) => schema.node('paragraph', null, [picture]));
      tr.replaceWith(start, end, [...blocks, ...below]);
      tr.setSelection(NodeSelection.create(tr.doc, start + 1));
    }
    // One step back takes them out again, and nothing else.
    dispatch?.(closeHistory(tr).scrollIntoView());
    return true;
  };

/** Sets what the selected picture shows, and what stands below it. The cursor goes on below. */
export const sayOf =
  (alt: string, title: string): Command =>
  ({ tr, selection: { from } }, dispatch) => {
    tr.setNodeAttribute(from, 'alt', alt).setNodeAttribute(from, 'title', title);
    const below = tr.doc.resolve(from).after();
    const next = isEmpty(tr.doc.nodeAt(below)) ? below + 1 : from + 1;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, next)).scrollIntoView());
    return true;
  };
