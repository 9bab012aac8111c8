import { type Code, findShortcodes } from './findShortcodes';
import type { Lose } from '../losses';
import { type Attachments, isKnown, shortcodeHtml } from './shortcodeHtml';

const cut = (written: string): string => {
  const line = written.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
};

/** For each shortcode that begins, where it ends; undefined for one that stands alone. */
const ends = (codes: readonly Code[]): Map<Code, Code> => {
  const open = new Map<string, Code[]>();
  const pairs = new Map<Code, Code>();
  for (const code of codes) {
    if (code.kind === 'begins') {
      if (!open.has(code.name)) open.set(code.name, []);
      open.get(code.name)?.push(code);
    } else if (code.kind === 'ends') {
      const begun = open.get(code.name)?.pop();
      if (begun) pairs.set(begun, code);
    }
  }
  return pairs;
};

/** What is between blocks, so that paragraphs are not made around it. */
const apart = (html: string): string => (html.startsWith('<') ? `\n\n${html}\n\n` : html);

/** Whether a shortcode with its end stands between brackets once more, and means itself. */
const isBetween = (content: string, code: Code, end: Code | undefined): boolean =>
  end !== undefined && content[code.from - 1] === '[' && content[end.to] === ']';

/**
 * Shortcodes as the HTML that WordPress makes of them. Of those of plugins the words between stay, and all that was written is
 * said; [sic] and the like, which only look like one, stay as they are.
 */
export const withoutShortcodes = (content: string, attachments: Attachments, say: Lose): string => {
  const codes = findShortcodes(content);
  const pairs = ends(codes);
  const closers = new Set(pairs.values());
  const pieces: string[] = [];
  let at = 0;
  for (const code of codes) {
    if (code.from < at) continue;
    const written = content.slice(code.from, code.to);
    const end = pairs.get(code);
    const isPlugins = end !== undefined || closers.has(code) || /(^|\s)[\w-]+=\S/.test(code.attributes);
    if (code.kind !== 'escaped' && !isKnown(code.name) && !isPlugins) continue;
    pieces.push(content.slice(at, isBetween(content, code, end) ? code.from - 1 : code.from));
    at = code.to;
    if (code.kind === 'escaped') pieces.push(written.slice(1, -1));
    else if (end && isBetween(content, code, end)) {
      pieces.push(content.slice(code.from, end.to));
      at = end.to + 1;
    } else if (isKnown(code.name) && code.kind === 'begins') {
      const inner = end ? content.slice(code.to, end.from) : '';
      const isWhole = end !== undefined || code.name !== 'caption';
      pieces.push(isWhole ? apart(shortcodeHtml(code.name, code.attributes, inner, attachments, say)) : '');
      if (end) at = end.to;
    } else if (!closers.has(code))
      say(
        `the shortcode ${cut(written)}`,
        'a plugin of the old site showed something here: what is between it and its end stays',
      );
  }
  return [...pieces, content.slice(at)].join('');
};
