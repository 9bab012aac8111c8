const fence = /^([ \t]*)(?:(`{3,})[^`]*|(~{3,}).*)$/;

const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;

const closingOf = (sign: string, indent: string): RegExp =>
  new RegExp(`^${indent}${sign[0]}{${sign.length},}[ \\t]*$`);

/** What is known of the place of a line. */
interface Place {
  /** Whether HTML came before it: within a comment, a fence is none. */
  readonly hasHtml: boolean;
  /** Whether a list or a note may be open. */
  readonly mayBeWithin: boolean;
  /** Whether it may be a row of a table, as a fence directly below one is. */
  readonly isTable: boolean;
}

/**
 * Tells of the lines of a text, one after another, which are fences of code or lie between them. Of what cannot be
 * told, where an indented fence may lie in a list, it says no; and after a fence that does not end as it began, of all
 * that follows, since what opens may then close.
 */
export const fenceReader = () => {
  let closing: RegExp | null = null;
  let unsure: { closing: RegExp; indent: number } | null = null;
  let isLost = false;
  return (line: string, { hasHtml, mayBeWithin, isTable }: Place): boolean => {
    if (closing) {
      if (closing.test(line)) closing = null;
      return true;
    }
    if (unsure && line.trim() && indentOf(line) < unsure.indent) isLost = true;
    if (isLost || hasHtml) return false;
    if (unsure) {
      if (unsure.closing.test(line)) unsure = null;
      return false;
    }
    const [, indent = '', ticks, tildes] = fence.exec(line) ?? [];
    const sign = ticks ?? tildes;
    if (!sign) return false;
    isLost ||= isTable;
    if (isLost) return false;
    if (indent && mayBeWithin) unsure = { closing: closingOf(sign, indent), indent: indent.length };
    else closing = closingOf(sign, '[ \\t]*');
    return !unsure;
  };
};
