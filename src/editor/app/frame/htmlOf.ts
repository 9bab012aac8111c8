import toHast from 'mdast-util-to-hast';
import toHtml from 'hast-util-to-html';
import type { Root as Tree } from 'hast';
import { reader } from '../../../content/read/markdown';
import { withCaptions, withNumbers, withOneWayBack } from '../../../content/read/textTree';

/** A text of Markdown as the HTML that a page will have of it, but for what a build makes of its pictures and sounds. */
export const htmlOf = (markdown: string): string => {
  const tree = toHast(reader.parse(markdown), { allowDangerousHtml: true }) as Tree;
  return toHtml(withCaptions(withNumbers(withOneWayBack(tree))), { allowDangerousHtml: true });
};
