import { lift, setBlockType, toggleMark, wrapIn } from '@milkdown/prose/commands';
import { Fragment, type Node, type NodeType } from '@milkdown/prose/model';
import { liftListItem, wrapInList } from '@milkdown/prose/schema-list';
import {
  AllSelection,
  type Command,
  type EditorState,
  Selection,
  TextSelection,
} from '@milkdown/prose/state';
import { deleteRow } from '@milkdown/prose/tables';

const typeOf = ({ schema }: EditorState, name: string): NodeType => schema.nodes[name] as NodeType;

/** The innermost node of some kinds around the selection, with its place. */
const around = ({ selection: { $from } }: EditorState, ...names: string[]) => {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (names.includes($from.node(depth).type.name))
      return { node: $from.node(depth), at: $from.before(depth) };
  return undefined;
};

/** A state in which all is selected as a range of words, in which paragraphs and lists are found. */
export const inWords = (state: EditorState): EditorState => {
  const { doc, selection, tr } = state;
  if (!(selection instanceof AllSelection)) return state;
  return state.apply(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
};

export const isMarked =
  (name: string) =>
  (state: EditorState): boolean => {
    const { from, to, empty, $from } = state.selection;
    const type = state.schema.marks[name];
    if (!type) return false;
    return empty
      ? Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
      : state.doc.rangeHasMark(from, to, type);
  };

export const mark =
  (name: string): Command =>
  (state, dispatch) => {
    const type = state.schema.marks[name];
    return type ? toggleMark(type)(state, dispatch) : false;
  };

export const isHeading =
  (level: number) =>
  (state: EditorState): boolean =>
    around(state, 'heading')?.node.attrs['level'] === level;

export const heading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(level)(state)
      ? setBlockType(typeOf(state, 'paragraph'))(state, dispatch)
      : setBlockType(typeOf(state, 'heading'), { level })(state, dispatch);

export const isList =
  (name: string) =>
  (state: EditorState): boolean =>
    around(state, 'bullet_list', 'ordered_list')?.node.type.name === name;

export const list =
  (name: string): Command =>
  (state, dispatch) => {
    if (isList(name)(state)) return liftListItem(typeOf(state, 'list_item'))(state, dispatch);
    const other = around(state, 'bullet_list', 'ordered_list');
    if (!other) return wrapInList(typeOf(state, name))(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(other.at, typeOf(state, name)));
    return true;
  };

/** At the beginning of an item: makes a paragraph of it. */
export const leaveList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const isAtStart = empty && $from.depth > 1 && $from.parentOffset === 0 && $from.index(-1) === 0;
  if (!isAtStart || $from.node(-1).type.name !== 'list_item') return false;
  return liftListItem(typeOf(state, 'list_item'))(state, dispatch);
};

export const isQuote = (state: EditorState): boolean => around(state, 'blockquote') !== undefined;

export const quote: Command = (state, dispatch) =>
  isQuote(state) ? lift(state, dispatch) : wrapIn(typeOf(state, 'blockquote'))(state, dispatch);

/** Puts a block below the one that has the cursor, in place of an empty paragraph; and the cursor in or below it. */
export const block =
  (make: (state: EditorState) => Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const { paragraph } = state.schema.nodes;
    if ($from.depth === 0 || !paragraph) return false;
    const top = $from.node(1);
    const isEmpty = top.type === paragraph && top.content.size === 0;
    const at = isEmpty ? $from.before(1) : $from.after(1);
    const made = make(state);
    // Below, one can go on.
    const rest = made.isLeaf || at === state.doc.content.size ? [made, paragraph.create()] : [made];
    const tr = state.tr.replaceWith(at, isEmpty ? $from.after(1) : at, Fragment.fromArray(rest));
    const inside = made.isLeaf ? at + made.nodeSize : at;
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(inside), 1)).scrollIntoView());
    return true;
  };

export const emptyTable = ({ schema }: EditorState): Node => {
  const row = (name: string, cell: string): Node =>
    schema.node(
      name,
      null,
      [0, 1].map(() => schema.node(cell, null, [schema.node('paragraph')])),
    );
  return schema.node('table', null, [
    row('table_header_row', 'table_header'),
    row('table_row', 'table_cell'),
    row('table_row', 'table_cell'),
  ]);
};

/** Takes a row away. A table keeps its head and another one. */
export const removeRow: Command = (state, dispatch) => {
  const isHead = around(state, 'table_header_row') !== undefined;
  const rows = around(state, 'table')?.node.childCount ?? 0;
  return !isHead && rows > 2 && deleteRow(state, dispatch);
};

/** Puts the cursor at the end of the text itself, before its notes. Where it has none, or it stands there, there is nothing to do. */
export const toEnd: Command = ({ doc, tr, selection }, dispatch) => {
  const isNote = ({ type }: Node): boolean => type.name === 'footnote_definition';
  const last = doc.children.findLastIndex((block) => !isNote(block) && block.content.size > 0);
  if (last < 0 || !doc.children.slice(last).some(isNote)) return false;
  const after = doc.children.slice(0, last + 1).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const end = Selection.near(doc.resolve(after), -1);
  if (end.eq(selection)) return false;
  dispatch?.(tr.setSelection(end).scrollIntoView());
  return true;
};
