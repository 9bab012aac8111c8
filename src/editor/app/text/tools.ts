import type { Command, EditorState } from '@milkdown/prose/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteTable } from '@milkdown/prose/tables';
import * as to from './commands';
import { note } from './inserts';

/** A button over the text. */
export interface Tool {
  readonly name: string;
  readonly keys?: string;
  /** What it does; what it asks, where that is to be known first. */
  readonly run: Command | 'link' | 'picture';
  readonly isOn?: (state: EditorState) => boolean;
}

/** The buttons over the text. */
export const tools: readonly Tool[] = [
  { name: 'Bold', keys: 'Ctrl+B', run: to.mark('strong'), isOn: to.isMarked('strong') },
  { name: 'Emphasis', keys: 'Ctrl+I', run: to.mark('emphasis'), isOn: to.isMarked('emphasis') },
  { name: 'Heading', run: to.heading(2), isOn: to.isHeading(2) },
  { name: 'Smaller heading', run: to.heading(3), isOn: to.isHeading(3) },
  { name: 'List', run: to.list('bullet_list'), isOn: to.isList('bullet_list') },
  { name: 'Numbered list', run: to.list('ordered_list'), isOn: to.isList('ordered_list') },
  { name: 'Quotation', run: to.quote, isOn: to.isQuote },
  { name: 'Link', keys: 'Ctrl+K', run: 'link', isOn: to.isMarked('link') },
  { name: 'Picture', run: 'picture' },
  { name: 'Table', run: to.block(to.emptyTable) },
  { name: 'Footnote', run: note },
  { name: 'Scene break', run: to.block(({ schema }) => schema.node('hr')) },
];

/** The signs on the buttons, drawn within 24 by 24. */
export const icons: Readonly<Record<string, string>> = {
  Bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  Emphasis: 'M10 5h7M7 19h7M14 5l-4 14',
  Heading: 'M6 5v14M18 5v14M6 12h12',
  'Smaller heading': 'M8 9v10M16 9v10M8 14h8',
  List: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  'Numbered list': 'M10 6h10M10 12h10M10 18h10M4 4.5l1-.5v4M4 13.5c.5-1.5 3-1 2 .5L4 17h2.5',
  Quotation: 'M10 8c-3 0-5 2-5 5v3h4v-4H6M19 8c-3 0-5 2-5 5v3h4v-4h-3',
  Link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  Picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  Table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  Footnote: 'M5 19V9M5 12c0-3 7-4 7 0v7M17 5l2-1v7',
  'Scene break': 'M4 12h1M11.5 12h1M19 12h1',
};

/** Whether a button does something where the cursor is. */
export const canRun = ({ run }: Tool, state: EditorState): boolean => typeof run !== 'function' || run(state);

/** What can be done with a table, in words. */
export const tableTools: readonly { readonly name: string; readonly run: Command }[] = [
  { name: 'Add row', run: addRowAfter },
  { name: 'Add column', run: addColumnAfter },
  { name: 'Remove row', run: to.removeRow },
  { name: 'Remove column', run: deleteColumn },
  { name: 'Remove table', run: deleteTable },
];
