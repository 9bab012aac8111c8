import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { Root as HtmlRoot } from './tree';
import type { Root } from './markdownTree';

type Made = ReturnType<Handle>;

const labelOf = ({ properties }: Parameters<Handle>[1]): string => String(properties['label']);

const handlers: Readonly<Record<string, Handle>> = {
  'note-ref': (_state, node): Made => {
    const label = labelOf(node);
    return { type: 'footnoteReference', identifier: label, label };
  },
  note: (state, node): Made => {
    const label = labelOf(node);
    return { type: 'footnoteDefinition', identifier: label, label, children: state.toFlow(state.all(node)) };
  },
};

/** The Markdown of cleaned HTML, as a tree. */
export const toTree = (cleaned: HtmlRoot): Root => toMdast(cleaned, { handlers, document: true }) as Root;
