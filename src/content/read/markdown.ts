import type { Content, Definition, Link, Root } from 'mdast';
import toString from 'mdast-util-to-string';
import remark from 'remark';
import footnotes from 'remark-footnotes';
import gfm from 'remark-gfm';
import visit from 'unist-util-visit';
import { soundBeside } from '../model/fileTypes';
import { authorMarkdown } from './authorMarkdown';
import { deepest, type ParsedFile, tooDeep, UnreadableFile } from './parsedFile';

/** The reader that gatsby-transformer-remark uses, with its extensions and ours: what is checked is what is shown. */
export const reader = remark().use(gfm).use(footnotes, { inlineNotes: true }).use(authorMarkdown);

interface Part {
  readonly line: number;
}

export interface MarkdownParts {
  /** With the words to click on, or those for a picture. */
  readonly links: readonly (Part & {
    readonly url: string;
    readonly words: string;
    /** For a bare mail address: what stands right before it and is no part of the link. */
    readonly glued?: string | undefined;
  })[];
  /** The links to sounds beside the text. */
  readonly sounds: readonly (Part & { readonly url: string; readonly words: string })[];
  readonly pictures: readonly (Part & { readonly url: string; readonly alt: string })[];
  /** Characters that turn the direction or can't be seen, and U+FFFD, which stands for a wrong number. */
  readonly signs: readonly (Part & { readonly character: string })[];
  readonly tags: readonly (Part & { readonly text: string })[];
}

const odd = /[\uFEFF\uFFF9-\uFFFB\uFFFD\u202A-\u202E\u2066-\u2069]|(?!\t|\r?\n)\p{Cc}/gu;

/** The texts of a node, with characters decoded that were written by their numbers. */
const textsOf = (node: Content): string[] => {
  const values: Readonly<Record<string, unknown>> = { ...node };
  const names = ['alt', 'title', 'url', 'lang', 'meta', 'label', ...(node.type === 'html' ? [] : ['value'])];
  return names.map((name) => values[name]).filter((value) => typeof value === 'string');
};

/** GFM misses some characters of mail addresses: o'brien@example.com leads to brien@example.com. */
const gluedTo = ({ url, position }: Link, words: string, text: string): string | undefined => {
  const start = position?.start.offset ?? 0;
  if (url !== `mailto:${words}` || !text.startsWith(words, start)) return undefined;
  return /[\p{L}\p{N}][^\s"(),:;<>@[\]\\]*$/u.exec(text.slice(0, start))?.[0];
};

const lineOf = ({ position }: Content): number => position?.start.line ?? 1;

/** All nodes of a text. Throws UnreadableFile where they lie too deep within each other. */
const nodesOf = (text: string): Content[] => {
  const depths = new Map<unknown, number>();
  visit(reader.parse(text) as Root, (node, _index, parent) => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > deepest) throw new UnreadableFile(lineOf(node as Content), tooDeep);
    depths.set(node, depth);
  });
  return [...depths.keys()] as Content[];
};

/** What a text of Markdown has in it that can be wrong. Throws UnreadableFile. */
export const readMarkdown = (text: string): MarkdownParts => {
  const nodes = nodesOf(text);
  const definitions = nodes.filter((node): node is Definition => node.type === 'definition');
  // Where several have the same name, the first holds.
  const urls = new Map([...definitions].reverse().map(({ identifier, url }) => [identifier, url]));
  const defined = (identifier: string): string => urls.get(identifier) ?? '';
  const links = nodes.flatMap((node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return [];
    const found = { words: toString(node), line: lineOf(node) };
    return node.type === 'link'
      ? [{ ...found, url: node.url, glued: gluedTo(node, found.words, text) }]
      : [{ ...found, url: defined(node.identifier) }];
  });
  return {
    links: links.filter(({ url }) => soundBeside(url) === null),
    sounds: links.filter(({ url }) => soundBeside(url) !== null),
    pictures: nodes.flatMap((node) => {
      const found = { alt: ('alt' in node && node.alt) || '', line: lineOf(node) };
      if (node.type === 'image') return [{ ...found, url: node.url }];
      return node.type === 'imageReference' ? [{ ...found, url: defined(node.identifier) }] : [];
    }),
    signs: nodes.flatMap((node) =>
      textsOf(node).flatMap((text) =>
        [...text.matchAll(odd)].map(({ 0: character, index }) => ({
          character,
          line: lineOf(node) + text.slice(0, index).split('\n').length - 1,
        })),
      ),
    ),
    tags: nodes.flatMap((node) => (node.type === 'html' ? [{ text: node.value, line: lineOf(node) }] : [])),
  };
};

/** A line of words with nothing to check: no link, tag or character written by its number. */
const plainLine = String.raw`(?!.*(?:://|www\.))(?:[*_"'(]|[“”„‘’«»‹›¡¿—–…][ \u00A0\u202F]?)*\p{L}[^[\]<>&@|\\\r\n\u202A-\u202E\u2066-\u2069]{0,2000}`;
const plainParagraph = String.raw`${plainLine}(?:\r?\n${plainLine}){0,60}`;
const plainParagraphs = new RegExp(
  String.raw`(?<=^|\n[ \t\r]*\n)${plainParagraph}(?:\r?\n(?:[ \t]*\r?\n)+${plainParagraph})*(?=\r?\n[ \t\r]*(?:\n|$)|$)`,
  'giu',
);

/**
 * A text with a letter instead of each paragraph that has nothing to check, so that a novel is read at once. All else stays
 * in its line. What follows HTML stays too, as it may lie within it.
 */
export const condense = (text: string): string => {
  const html = text.indexOf('<');
  return text.replace(plainParagraphs, (run, at: number) =>
    html >= 0 && html < at ? run : `a${run.replace(/[^\n]+/g, '')}`,
  );
};

const known = new WeakMap<ParsedFile, MarkdownParts>();

/** The links, pictures and tags of an entry's text, which is read once however many checks ask. */
export const textParts = ({ parsed }: { readonly parsed: ParsedFile }): MarkdownParts => {
  const parts = known.get(parsed) ?? readMarkdown(condense(parsed.body ?? ''));
  known.set(parsed, parts);
  return parts;
};
