import { fromHtml } from 'hast-util-from-html';
import { Refused } from '../../content/read/refused';
import { isTangled } from './tangled';
import type { Root } from './tree';

/** How many characters a text may have: five novels, with all their elements. */
const most = 5_000_000;

/** Throws Refused, in words for the author, where a text is longer than any honest one. */
export const refuseLong = (text: string): void => {
  if (text.length > most)
    throw new Refused(`the text has ${text.length} characters: ${most} are the most that can be read`);
};

/** HTML without what no reader sees: pictures that are written into it are as long as a hundred texts. */
export const withoutInlineFiles = (html: string): string =>
  html.replaceAll(/;base64,[A-Za-z0-9+/=]*/g, ';base64,');

/** Reads HTML. Throws Refused, in words for the author, where it is longer than any honest text, or takes too long to read. */
export const parseHtml = (html: string): Root => {
  const shown = withoutInlineFiles(html).replaceAll('\0', '');
  refuseLong(shown);
  if (isTangled(shown))
    throw new Refused(
      'the elements of the text lie too deep within each other to be read: bring its words along by hand',
    );
  return fromHtml(shown, { fragment: true });
};
