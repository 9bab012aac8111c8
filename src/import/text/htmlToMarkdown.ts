import type { Lost, Place } from '../found';
import { clean } from './clean/clean';
import { firstSentences } from './firstSentences';
import { losses } from './losses';
import { parseHtml } from './parse';
import { blocks, levelHeadings, withoutOuterPauses } from './tidy/blocks';
import { toTree } from './toTree';
import { writeMarkdown } from './writeMarkdown';

export interface Around {
  /** What a link leads to now, like `/about/` or `./waves.mp3`; undefined where it stays as it is. */
  readonly link: (address: string) => string | undefined;
  /** The file beside the entry that a picture is now, like `./hat.jpg`; undefined where it is not to be had. */
  readonly picture: (address: string) => string | undefined;
  /** Where the text stands in what is read; its lines are counted from there. */
  readonly place: Place;
}

export interface Converted {
  /** Passes the checks of texts, given that links and pictures lead to what is there. */
  readonly markdown: string;
  readonly lost: readonly Lost[];
  /** Of the first paragraph, for a description; empty where there are no words. */
  readonly firstSentences: string;
}

/**
 * HTML as the Markdown that this site reads, with every word that was to be seen; what it cannot say is in `lost`.
 * Throws Refused, in words for the author, where the text is longer than any honest one.
 */
export const htmlToMarkdown = (html: string, { link, picture, place }: Around): Converted => {
  const { lose, all } = losses(place);
  const { root, isPlain } = parseHtml(html);
  if (isPlain) lose('all but the words of a text', 'its elements lie too deep within each other to be read');
  const tree = toTree(clean(root, { link, picture, lose }));
  const children = withoutOuterPauses(blocks(tree.children));
  levelHeadings(children);
  return {
    markdown: writeMarkdown({ type: 'root', children }),
    lost: all(),
    firstSentences: firstSentences(children),
  };
};
