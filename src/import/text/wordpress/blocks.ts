import { escapeXml } from '../../../lib/text';
import { linkHtml } from '../../htmlOf';
import { objectIn, objectsIn, parsedJson, textIn } from '../../json';
import type { Lose } from '../losses';

/** What the source knows of blocks that are empty in a text. */
export interface Known {
  /** The HTML of a block that many texts share, by its number. */
  readonly reusable?: ((id: string) => string | undefined) | undefined;
  /** What WordPress keeps beside a text as `footnotes`: a list in JSON. */
  readonly footnotes?: string | undefined;
}

const notesOf = (written: string): string => {
  const notes = objectsIn(parsedJson(written)).flatMap((note) => {
    const [id, content] = [escapeXml(textIn(note.id)), textIn(note.content)];
    return id && content ? [`<li id="${id}">${content} <a href="#${id}-link">↩︎</a></li>`] : [];
  });
  return notes.length ? `<ol class="wp-block-footnotes">${notes.join('')}</ol>` : '';
};

/** Blocks without HTML of their own that say nothing a text needs. */
const silent = /^(more|nextpage|separator|spacer|paragraph|null)$/;

const made = (name: string, written: string, known: Known, say: Lose): string => {
  const attributes = objectIn(parsedJson(written));
  const url = textIn(attributes.url) || textIn(attributes.src) || textIn(attributes.href);
  if (name === 'footnotes') return notesOf(known.footnotes ?? '');
  if (name === 'separator') return '<hr>';
  if (name === 'block') {
    const html = known.reusable?.(textIn(attributes.ref));
    if (html === undefined)
      say('a block that many texts share', 'the export has it elsewhere: put its words here');
    return html ?? '';
  }
  if (silent.test(name)) return '';
  if (/^https?:\/\/\S+$/.test(url)) return linkHtml(url);
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
