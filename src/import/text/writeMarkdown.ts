import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Root } from './markdownTree';

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
export const writeMarkdown = (tree: Root): string =>
  toMarkdown(tree, {
    bullet: '-',
    rule: '*',
    ruleSpaces: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), ours],
  }).trim();
