import { isHistoryTransaction } from '@milkdown/prose/history';
import type { Node } from '@milkdown/prose/model';
import { type EditorState, Plugin, TextSelection } from '@milkdown/prose/state';

/** Whether a block is a paragraph of pictures and nothing else. */
export const isOfPictures = ({ type, childCount, children }: Node): boolean =>
  type.name === 'paragraph' && childCount > 0 && children.every((child) => child.type.name === 'image');

const picturesAloneIn = (doc: Node): ReadonlySet<Node> =>
  new Set(doc.children.filter(isOfPictures).flatMap(({ children }) => children));

/** Where, in the paragraph of the cursor, words begin or end beside a picture that had none there before. */
const edges = ({ doc }: EditorState, { selection: { $head } }: EditorState): number[] => {
  const { parent } = $head;
  if ($head.depth !== 1 || isOfPictures(parent) || !parent.children.some(({ isText }) => isText)) return [];
  const alone = picturesAloneIn(doc);
  const places: number[] = [];
  parent.forEach((node, offset, index) => {
    const last = index ? parent.child(index - 1) : undefined;
    if (last && (alone.has(node) ? last.isText : alone.has(last) && node.isText))
      places.push($head.start() + offset);
  });
  return places;
};

/** Gives words that come beside a picture a paragraph of their own, where it stood alone. */
export const picturesAlone = new Plugin({
  appendTransaction: (transactions, before, after) => {
    const isNew = transactions.some((one) => one.docChanged) && !transactions.some(isHistoryTransaction);
    const places = isNew ? edges(before, after) : [];
    if (!places.length) return null;
    const { tr, selection } = after;
    for (const place of places.reverse()) tr.split(place);
    // Behind a word the cursor stays with it.
    const side = selection.$head.nodeBefore?.isText ? -1 : 1;
    if (selection.empty) tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(selection.head, side)));
    return tr;
  },
});
