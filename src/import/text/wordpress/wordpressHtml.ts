import type { Loss } from '../../found';
import { losses } from '../losses';
import { hasBlocks, type Known, withoutBlockComments } from './blocks';
import { withParagraphs } from './paragraphs';
import { refuseLong, withoutInlineFiles } from '../parse';
import type { Attachments } from './shortcodeHtml';
import { withoutShortcodes } from './shortcodes';

/**
 * The content of a post or page as WordPress shows it: with paragraphs, shortcodes and blocks as HTML. What it has made of
 * anything else than this text is in `lost`. Throws Refused, in words for the author, where the text is longer than any honest
 * one.
 */
export const wordpressHtml = (
  content: string,
  around: Attachments & Known,
): { readonly html: string; readonly lost: readonly Loss[] } => {
  const { lose, all } = losses();
  const text = withoutInlineFiles(content);
  refuseLong(text);
  const isOfBlocks = hasBlocks(text);
  const shown = withoutShortcodes(withoutBlockComments(text, around, lose), around, lose);
  return { html: isOfBlocks ? shown : withParagraphs(shown), lost: all() };
};
