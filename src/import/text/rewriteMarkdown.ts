import type { Content, Definition, Image, Link, Parent, Root } from 'mdast';
import visit from 'unist-util-visit';
import { reader } from '../../content/read/markdown';
import type { Converted, NewNames } from '../compose';
import type { Loss } from '../found';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const inTitle = (title: string | null | undefined): string =>
  title ? ` "${title.replaceAll(/["\\]/g, String.raw`\$&`)}"` : '';

const inAddress = (address: string): string => (/[\s()<>]/.test(address) ? `<${address}>` : address);

const inWords = (alt: string): string => alt.replaceAll(/[[\]\\]/g, String.raw`\$&`);

const spanOf = ({ position }: Content): readonly [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** Where a text may lead: to pages of the site, to the web, to a mail address. */
const mayLead = /^(https:\/\/|mailto:|\/(?!\/))/;

/** A picture by its new name; of one that is not to be had the words stay, as a link where it has an address of the web. */
const writtenPicture = ({ url, alt, title }: Image, { picture }: NewNames): string => {
  const name = picture(url);
  const words = inWords(alt || title || 'Picture');
  if (name) return `![${words}](${inAddress(name)}${inTitle(title)})`;
  return url.startsWith('https://') ? `[${words}](${inAddress(url)})` : words;
};

/** Where a link leads now; null where nothing of this site can lead there. */
const newAddress = (url: string, { link }: NewNames): string | null => {
  const to = url && (link(url) ?? url.replace(/^http:/, 'https:'));
  return mayLead.test(to) ? to : null;
};

/**
 * A text of Markdown with the new names of its links and pictures, and all else to the letter. A link that can lead nowhere is its
 * words.
 */
export const rewriteMarkdown = (text: string, names: NewNames): Omit<Converted, 'firstSentences'> => {
  const edits: Edit[] = [];
  const lost: Loss[] = [];

  /** What stands between the brackets of a link, which may be a picture. */
  const wordsOf = ({ children }: Parent): string => {
    const [first, last] = [children[0], children.at(-1)];
    if (!first || !last) return '';
    const inner = rewriteMarkdown(text.slice(spanOf(first)[0], spanOf(last)[1]), names);
    lost.push(...inner.lost);
    return inner.markdown;
  };

  const write = (node: Link | Image | Definition): string | undefined => {
    if (node.type === 'image') return writtenPicture(node, names);
    const to = newAddress(node.url, names);
    if (to === node.url) return undefined;
    if (to === null) {
      const why = 'it leads to what is not here: its words stay';
      if (node.url) lost.push({ what: `the link to ${node.url}`, why });
    }
    if (node.type === 'link')
      return to === null ? wordsOf(node) : `[${wordsOf(node)}](${inAddress(to)}${inTitle(node.title)})`;
    return to === null ? '' : `[${node.label ?? node.identifier}]: ${inAddress(to)}${inTitle(node.title)}`;
  };

  visit(reader.parse(text) as Root, ['link', 'image', 'definition'], (node) => {
    const [start, end] = spanOf(node as Content);
    // A picture in a link that changes is written with it.
    if (edits.some((edit) => edit.start <= start && end <= edit.end)) return;
    const written = write(node as Link | Image | Definition);
    if (written !== undefined) edits.push({ start, end, text: written });
  });
  const markdown = edits
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: written }) => done.slice(0, start) + written + done.slice(end), text);
  return { markdown, lost };
};
