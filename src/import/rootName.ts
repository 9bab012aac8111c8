import type { Input, InputFile } from './found';

/** What may stand before the outermost element. Feeds of RSS 0.91 have a DOCTYPE. */
const before = String.raw`\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^]*?\]\s*)?>`;

/** The name of an XML file's outermost element, by the beginning of the file; empty where it is no XML. */
export const rootName = (head: string): string => {
  const piece = new RegExp(before, 'iy');
  let at = 0;
  while (piece.test(head)) at = piece.lastIndex;
  return /^<([A-Za-z][\w.:-]*)/.exec(head.slice(at, at + 100))?.[1] ?? '';
};

/** The files of an input without those that systems put beside them. */
export const authorsFiles = ({ files }: Input): InputFile[] =>
  files.filter(({ path }) => !/(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path));
