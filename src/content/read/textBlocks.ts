import { fenceReader } from './fences';

/** Lines of a Markdown text that no blank line and no new item of a list parts. */
export interface TextBlock {
  /** The line, from 1, with which it begins. */
  readonly line: number;
  readonly lines: readonly string[];
  /** Whether it is a paragraph without anything to check: no link, no picture, no tag, no sign written by number. */
  readonly isPlain: boolean;
}

/** A line that ends a paragraph, in quotes as well. */
const blank = /^[ \t]*$|^[ \t]*>(?:[ \t]*>)*[ \t]*$/;
const item = /^([ \t]*)(?:[-*+]|(\d{1,9})[.)])(?:[ \t]+(?=(\S?))|$)/;
const note = /^[ \t]*\[\^[\w-]+\]:/;
const html = /^[ \t>]*<[!?/a-z]/i;
const spaces = /^[ \t]*/;
/** The line below a table's head. */
const delimiter = /^[ \t>]*(?=.*-)(?=.*[|:])[|:-][ \t|:-]*$/;

/** A line across the page: no list, though it may begin like one. */
export const thematicBreak = /^[ \t]*([*_-])(?:[ \t]*\1){2,}[ \t]*$/;

const widthOf = (space: string): number => space.replaceAll('\t', '    ').length;

/** A line that opens nothing at its beginning, and has nothing to check in it. Outside of lists and notes it may be indented. */
const plain =
  /^(?!.*(?::\/\/|www\.))[ \t]*(?:[*_"'(]|[“”„‘’«»‹›¡¿—–…][ \u00A0\u202F]?)*\p{L}[^[\]<>&@|\\\u202A-\u202E\u2066-\u2069]*$/iu;

/**
 * Where the text of a list's item begins; null where the line opens none, in a list whose text begins at `within`. Less
 * may follow the line of a paragraph: no item without a text, and of a new list only such as begin with 1.
 */
const itemIn = (line: string, within: number | null, isOpen: boolean): number | null => {
  const [opening, indent = '', number, first] = item.exec(line) ?? [];
  if (opening === undefined) return null;
  const isNewList = within === null || widthOf(indent) >= within;
  if (isOpen && (!first || (isNewList && number && Number(number) !== 1))) return null;
  return widthOf(indent) + opening.trim().length + 1;
};

interface OpenBlock {
  readonly line: number;
  readonly lines: string[];
  readonly mayBePlain: boolean;
}

/**
 * The blocks of a Markdown text, without what lies between fences of code. It may take several for one, and never one
 * for several, so that each is at least as large as the paragraph that a reader finds.
 */
export const textBlocks = (lines: readonly string[]): TextBlock[] => {
  const blocks: OpenBlock[] = [];
  const isFenced = fenceReader();
  let open: string[] | null = null;
  let within: number | null = null;
  /** How far a line of the open item must be indented, at most. */
  let indented = 0;
  /** Whether a list or a note may be open, in which indented lines are text. */
  let mayBeWithin = false;
  let hasHtml = false;
  let isTable = false;
  lines.forEach((line, index) => {
    hasHtml ||= html.test(line);
    // Within a comment, a fence is none.
    if (isFenced(line, { hasHtml, mayBeWithin, isTable: open !== null && isTable })) {
      open = null;
      within = null;
      return;
    }
    if (blank.test(line)) {
      open = null;
      return;
    }
    const isBreak = thematicBreak.test(line);
    const start = isBreak ? null : itemIn(line, within, open !== null);
    if (start !== null) {
      within = start;
      indented = widthOf(item.exec(line)?.[0] ?? '');
    } else if (widthOf(spaces.exec(line)?.[0] ?? '') < indented) {
      // After a line that is not indented as its item is, the reader goes on as if there were no list.
      within = null;
    }
    const mayOpen = (!isBreak && item.test(line)) || line.includes('[^');
    if (mayOpen) mayBeWithin = true;
    else if (!open && !/^[ \t]/.test(line)) mayBeWithin = false;
    const parts = start !== null || note.test(line) || (isBreak && !/^[ \t]*-+[ \t]*$/.test(line));
    if (open && (!parts || isTable)) {
      open.push(line);
      isTable ||= delimiter.test(line);
    } else {
      open = [line];
      isTable = false;
      blocks.push({
        line: index + 1,
        lines: open,
        mayBePlain: !parts && !hasHtml && !(mayBeWithin && /^[ \t]/.test(line)),
      });
    }
  });
  return blocks.map(({ mayBePlain, ...block }) => ({
    ...block,
    isPlain: mayBePlain && block.lines.every((line) => plain.test(line)),
  }));
};
