import { lineAt } from '../../content/read/parsedFile';
import { tagMeaning } from './templateTag';

/** A tag that nothing stands in for, and its line in the text, from 1. */
export interface LostTag {
  readonly tag: string;
  readonly line: number;
}

const shortcode = String.raw`\{\{<[^]{0,4000}?>\}\}|\{\{%[^]{0,4000}?%\}\}`;
const liquid = String.raw`\{%[^]{0,4000}?%\}`;
/** What Jekyll fills in from its settings, or makes an address of. */
const filledIn = String.raw`\{\{-?\s{0,9}(?:site|page|post|["'])[^{}]{0,400}\}\}`;
const comment = String.raw`\{%-?\s*comment\s*-?%\}[^]{0,20000}?\{%-?\s*endcomment\s*-?%\}`;
const anyTag = new RegExp(`${comment}|${shortcode}|${liquid}|${filledIn}`, 'g');

/** Where summaries end, and what kramdown and Hugo write beside headings and lists for style sheets. */
const signs =
  /<!--\s{0,9}more\s{0,9}-->|^[*-] [^\n]{0,80}\n\{:\s?toc\b[^}\n]{0,200}\}[ \t]*$|^\{:[^}\n]{0,400}\}[ \t]*$|\{:[^}\n]{0,400}\}| ?\{#(?<=^#{1,6} [^\n]{0,400}\{#)[\w-]{1,80}\}[ \t]*$/gm;

/** More signs than that are no text, and every one of them takes its time. */
const mostTags = 5000;

const fence = /^ {0,3}(```+|~~~+)/;

/** A text in parts: what is code between fences, and what is not. */
const parts = (text: string): { readonly isCode: boolean; readonly text: string }[] => {
  const found: { isCode: boolean; lines: string[] }[] = [{ isCode: false, lines: [] }];
  let open = '';
  for (const line of text.split('\n')) {
    const sign = fence.exec(line)?.[1] ?? '';
    const isBeginning = open === '' && sign !== '';
    if (isBeginning) {
      open = sign;
      found.push({ isCode: true, lines: [] });
    }
    found.at(-1)?.lines.push(line);
    if (!isBeginning && open !== '' && sign.startsWith(open)) {
      open = '';
      found.push({ isCode: false, lines: [] });
    }
  }
  return found
    .filter(({ lines }) => lines.length > 0)
    .map(({ isCode, lines }) => ({ isCode, text: lines.join('\n') }));
};

const variable = (inside: string): string | null => {
  if (/^site\.(baseurl|url)$/.test(inside.trim())) return '';
  return /^\s*["']([^"']*)["']\s*\|\s*(relative_url|absolute_url|url)\s*$/.exec(inside)?.[1] ?? null;
};

const meaningOf = (tag: string, addressOf: (text: string) => string | undefined): string | null => {
  if (/^\{%-?\s*comment\b/.test(tag)) return '';
  const inside = tag.replace(/^(\{\{[<%]?|\{%)-?\s*/, '').replace(/\s*\/?-?([>%]?\}\}|%\})$/, '');
  return /^\{\{[^<%]/.test(tag) ? variable(inside) : tagMeaning(inside, addressOf);
};

/**
 * A text without the shortcodes of Hugo and the tags of Liquid: what they mean stands in their place, or nothing, and then they
 * are returned. What is code stays as it is. `change` is applied to all that is no code.
 */
export const withoutTags = (
  text: string,
  addressOf: (text: string) => string | undefined,
  change: (markdown: string) => string = (markdown) => markdown,
): { readonly markdown: string; readonly lost: readonly LostTag[] } => {
  if ((text.match(/\{[{%]/g) ?? []).length > mostTags)
    return { markdown: text, lost: [{ tag: 'all tags', line: 1 }] };
  const lost: LostTag[] = [];
  let line = 1;
  const written = parts(text).map((part) => {
    const start = line;
    line += part.text.split('\n').length;
    if (part.isCode) return part.text;
    const replaced = part.text.replaceAll(anyTag, (tag: string, offset: number) => {
      const meaning = meaningOf(tag, addressOf);
      if (meaning === null) lost.push({ tag, line: start - 1 + lineAt(part.text, offset + 1) });
      return meaning ?? '';
    });
    return change(replaced.replaceAll(signs, ''));
  });
  return { markdown: written.join('\n'), lost };
};
