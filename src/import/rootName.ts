import type { Input, InputFile } from './found';

const after = (head: string, from: number, end: string): number => {
  const at = head.indexOf(end, from);
  return at < 0 ? head.length : at + end.length;
};

/** The name of an XML file's outermost element, by the beginning of the file; empty where it is no XML. */
export const rootName = (head: string): string => {
  let at = /^\uFEFF?\s*/.exec(head)?.[0].length ?? 0;
  while (head.startsWith('<?', at) || head.startsWith('<!--', at)) {
    at = after(head, at, head.startsWith('<?', at) ? '?>' : '-->');
    while (/\s/.test(head.charAt(at))) at += 1;
  }
  return /^<([A-Za-z][\w.:-]*)/.exec(head.slice(at, at + 100))?.[1] ?? '';
};

/** The files of an input without those that systems put beside them. */
export const authorsFiles = ({ files }: Input): InputFile[] =>
  files.filter(({ path }) => !/(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path));
