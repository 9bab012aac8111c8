/** Lines of a Markdown text that no blank line and no new item of a list parts. */
export interface TextBlock {
  /** The line, from 1, with which it begins. */
  readonly line: number;
  readonly lines: readonly string[];
  /** Whether it is a paragraph without anything to check: no link, no picture, no tag, no sign written by number. */
  readonly isPlain: boolean;
}

/** A line that ends a paragraph, in quotes as well. */
const blank = /^[ \t]*$|^ {0,3}>(?: ?>)*[ \t]*$/;
const item = /^([ \t]*)(?:[-*+]|(\d{1,9})[.)])[ \t]+/;
const fence = /^(`{3,})[^`]*$|^(~{3,})/;
const html = /^[ \t>]*<[!?/a-z]/i;

const widthOf = (space: string): number => space.replaceAll('\t', '    ').length;

/** A line that opens nothing at its beginning, and has nothing to check in it. */
const plain = /^(?!.*(?::\/\/|www\.))[*_"'“”‘’«»(¡¿—–…]*\p{L}[^[\]<>&@|\\\u202A-\u202E\u2066-\u2069]*$/iu;

/** Where the text of a list's item begins; null where a line, after a list whose text begins at `within`, opens none. */
const itemIn = (line: string, within: number | null): number | null => {
  const [opening, indent = '', number] = item.exec(line) ?? [];
  if (opening === undefined || widthOf(indent) > (within ?? 0) + 3) return null;
  // Only a list that begins with 1 may follow the line of a paragraph.
  if (within === null && number && Number(number) !== 1) return null;
  return widthOf(indent) + opening.trim().length + 1;
};

/**
 * The blocks of a Markdown text, without what lies between fences of code. It may take several for one, and never
 * one for several, so that each is at least as large as the paragraph that a reader finds there.
 */
export const textBlocks = (lines: readonly string[]): TextBlock[] => {
  const blocks: { line: number; lines: string[]; mayBePlain: boolean }[] = [];
  let open: string[] | null = null;
  let within: number | null = null;
  let closing: RegExp | null = null;
  let hasHtml = false;
  lines.forEach((line, index) => {
    hasHtml ||= html.test(line);
    if (closing) {
      if (closing.test(line)) closing = null;
      return;
    }
    // Within a comment, a fence is none.
    const [, ticks, tildes] = (!hasHtml && fence.exec(line)) || [];
    const sign = ticks ?? tildes;
    if (sign) {
      closing = new RegExp(`^ {0,3}${sign[0]}{${sign.length},}[ \\t]*$`);
      open = null;
      within = null;
      return;
    }
    if (blank.test(line)) {
      open = null;
      return;
    }
    const start = itemIn(line, within);
    if (start !== null) within = start;
    else if (!open && !/^[ \t]/.test(line)) within = null;
    if (open && start === null) open.push(line);
    else {
      open = [line];
      blocks.push({ line: index + 1, lines: open, mayBePlain: start === null && !hasHtml });
    }
  });
  return blocks.map(({ mayBePlain, ...block }) => ({
    ...block,
    isPlain: mayBePlain && block.lines.every((line) => plain.test(line)),
  }));
};
