import { escapeXml } from '../../../lib/text';
import type { Lose } from '../losses';

interface Note {
  readonly id: string;
  readonly content: string;
}

/** What the source knows of blocks that are empty in a text. */
export interface Known {
  /** The HTML of a block that many texts share, by its number. */
  readonly reusable?: ((id: string) => string | undefined) | undefined;
  /** What WordPress keeps beside a text as `footnotes`: a list in JSON. */
  readonly footnotes?: string | undefined;
}

const json = (written: string): unknown => {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
};

const fieldOf = (attributes: unknown, name: string): string => {
  const value = (attributes as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const isNote = (value: unknown): value is Note =>
  fieldOf(value, 'id') !== '' && fieldOf(value, 'content') !== '';

const notesOf = (written: string | undefined): string => {
  const list = json(written ?? '');
  const notes = Array.isArray(list) ? list.filter(isNote) : [];
  const item = ({ id, content }: Note): string =>
    `<li id="${escapeXml(id)}">${content} <a href="#${escapeXml(id)}-link">↩︎</a></li>`;
  return notes.length ? `<ol class="wp-block-footnotes">${notes.map(item).join('')}</ol>` : '';
};

/** Blocks without HTML of their own that say nothing a text needs. */
const silent = /^(more|nextpage|separator|spacer|paragraph|null)$/;

const made = (name: string, written: string, known: Known, say: Lose): string => {
  const attributes = json(written);
  const url = fieldOf(attributes, 'url') || fieldOf(attributes, 'src') || fieldOf(attributes, 'href');
  if (name === 'footnotes') return notesOf(known.footnotes);
  if (name === 'separator') return '<hr>';
  if (name === 'block') {
    const html = known.reusable?.(fieldOf(attributes, 'ref'));
    if (html === undefined)
      say('a block that many texts share', 'the export has it elsewhere: put its words here');
    return html ?? '';
  }
  if (silent.test(name)) return '';
  if (/^https?:\/\/\S+$/.test(url)) return `<p><a href="${escapeXml(url)}">${escapeXml(url)}</a></p>`;
  say(
    `the block ${name}`,
    'WordPress made it anew for each visit, and the export does not say what it showed',
  );
  return '';
};

const comment = /^(\/?)wp:([a-z][a-z0-9_/-]{0,100})\s*(?:(\{[^]*\})\s*)?(\/?)$/i;

/** Whether a text is made of the blocks of WordPress's newer editor. */
export const hasBlocks = (content: string): boolean => /<!--\s{1,5}wp:/.test(content);

/** A text without the comments around its blocks, and with what those show that have nothing between. */
export const withoutBlockComments = (content: string, known: Known, say: Lose): string => {
  const pieces: string[] = [];
  let at = 0;
  for (let from = content.indexOf('<!--'); from >= 0; from = content.indexOf('<!--', at)) {
    const end = content.indexOf('-->', from);
    if (end < 0) break;
    pieces.push(content.slice(at, from));
    at = end + 3;
    const said = content.slice(from + 4, end).trim();
    const [, , name, written = '', alone] = comment.exec(said) ?? [];
    if (/^(more|nextpage|noteaser)\b/.test(said)) pieces.push('\n\n');
    if (name && alone) pieces.push(made(name.replace(/^core\//, '').toLowerCase(), written, known, say));
  }
  return [...pieces, content.slice(at)].join('');
};
