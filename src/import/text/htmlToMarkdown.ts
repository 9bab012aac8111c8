import { type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Converted, NewNames } from '../compose';
import { clean } from './clean/clean';
import { firstSentences } from './firstSentences';
import { losses } from './losses';
import type { Root } from './markdownTree';
import { parseHtml } from './parse';
import { blocks, levelHeadings, withoutOuterPauses } from './tidy/blocks';

/** A year at the beginning of a paragraph, which the site's reader takes for words. */
const escapedYear = /^(\d{4})\\([.)] (?=\p{L}))/u;

const ours: Options = {
  // The site's reader knows notes within lines, `^[like this]`, and takes `[^this]` for one even where it is a link.
  unsafe: [
    { character: '^', after: '\\[', inConstruct: 'phrasing' },
    { character: '^', before: '\\[', inConstruct: 'phrasing' },
  ],
  handlers: {
    text: (...all: Parameters<typeof defaultHandlers.text>) => {
      const written = defaultHandlers.text(...all);
      const [, , { stack }] = all;
      return stack.includes('listItem') ? written : written.replace(escapedYear, '$1$2');
    },
  },
};

/** A tree as Markdown, in the manner of the site's own texts. */
const writeMarkdown = (tree: Root): string =>
  toMarkdown(tree, {
    bullet: '-',
    rule: '*',
    ruleSpaces: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), ours],
  }).trim();

type Made = ReturnType<Handle>;

const labelOf = ({ properties }: Parameters<Handle>[1]): string => String(properties['label']);

const handlers: Readonly<Record<string, Handle>> = {
  'note-ref': (_state, node): Made => {
    const label = labelOf(node);
    return { type: 'footnoteReference', identifier: label, label };
  },
  note: (state, node): Made => {
    const label = labelOf(node);
    return { type: 'footnoteDefinition', identifier: label, label, children: state.toFlow(state.all(node)) };
  },
};

/**
 * HTML as the Markdown that this site reads, with every word that was to be seen; what it cannot say is in `lost`. It passes
 * the checks of texts, given that links and pictures lead to what is there. Throws Refused, in words for the author, where the
 * text is longer than any honest one, or takes too long to read.
 */
export const htmlToMarkdown = (html: string, { link, picture }: NewNames): Converted => {
  const { lose, all } = losses();
  const cleaned = clean(parseHtml(html), { link, picture, lose });
  const tree = toMdast(cleaned, { handlers, document: true }) as Root;
  const children = withoutOuterPauses(blocks(tree.children));
  levelHeadings(children);
  return {
    markdown: writeMarkdown({ type: 'root', children }),
    lost: all(),
    firstSentences: firstSentences(children),
  };
};
