import { hasBlocks, type Known, withoutBlockComments } from './blocks';
import { withParagraphs } from './paragraphs';
import { refuseLong, withoutInlineFiles } from '../parse';
import type { Attachments } from './shortcodeHtml';
import { withoutShortcodes } from './shortcodes';

/** What is lost, in words for the author, and why. */
interface Said {
  readonly what: string;
  readonly why: string;
}

export interface WordpressHtml {
  readonly html: string;
  readonly lost: readonly Said[];
}

const asSaid = (counts: ReadonlyMap<string, Said & { readonly count: number }>): Said[] =>
  [...counts.values()].map(({ what, why, count }) => ({
    what: count > 1 ? `${what} (${count} times)` : what,
    why,
  }));

/**
 * The content of a post or page as WordPress shows it: with paragraphs, shortcodes and blocks as HTML. What it has made of
 * anything else than this text is in `lost`. Throws Refused, in words for
 * the author, where the text is longer than any honest one.
 */
export const wordpressHtml = (content: string, around: Attachments & Known): WordpressHtml => {
  const counts = new Map<string, Said & { count: number }>();
  const say = (what: string, why: string): void => {
    const key = `${what}\n${why}`;
    counts.set(key, { what, why, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  const text = withoutInlineFiles(content);
  refuseLong(text);
  const isOfBlocks = hasBlocks(text);
  const shown = withoutShortcodes(withoutBlockComments(text, around, say), around, say);
  return { html: isOfBlocks ? shown : withParagraphs(shown), lost: asSaid(counts) };
};
