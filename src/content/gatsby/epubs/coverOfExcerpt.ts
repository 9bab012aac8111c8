import type { Node } from 'gatsby';
import type { BookLink } from '../../../epub/book';
import { isTranslation } from '../../../lib/editions';
import { inOrder, retailerName } from '../../../lib/retailers';
import { type EpubWords, siteWords } from '../../../words/inNode';
import { pathOfEntry } from '../derivedDirectives';
import type { CoverName } from '../../model/collections';
import type { SiteSettings } from '../../model/schema';
import type { PlacedEntry } from '../../model/siteContent';
import type { Context } from '../directive';

interface Sold {
  readonly name: string;
  readonly link: string;
  readonly affiliate?: boolean | undefined;
}

/** The fields of a cover that an e-book is made of. */
export type CoverNode = Node & PlacedEntry<CoverName>['fields'];

/** The book from which an excerpt is, and the path of its page: before its recording. Null where the site shows none. */
export const coverOfExcerpt = async (
  slug: string,
  context: Context,
): Promise<{ readonly cover: CoverNode; readonly path: string } | null> => {
  const query = { filter: { about: { excerpt: { eq: slug } } } };
  const { entries } = await context.nodeModel.findAll<CoverNode>({ type: 'CoverEntry', query });
  const isRecording = ({ internal }: CoverNode): number => Number(internal.type === 'Audiobook');
  for (const cover of [...entries].toSorted((a, b) => isRecording(a) - isRecording(b))) {
    const path = await pathOfEntry(cover, context);
    if (path) return { cover, path };
  }
  return null;
};

/** The shops where a book is sold in its own language, each once. */
const shopsOf = ({ link, affiliate, editions = [] }: CoverNode, ownLanguage: string): Sold[] => {
  const first = link ? [{ name: retailerName(link), link, affiliate: affiliate ?? false }] : [];
  const sold = editions.filter(
    ({ isOutOfPrint, language = null }) => !isOutOfPrint && !isTranslation({ language }, ownLanguage),
  );
  const all = [...first, ...sold.flatMap(({ retailers = [] }) => retailers)];
  return inOrder([...new Map(all.map((one) => [one.link, one])).values()]);
};

/** Where the whole book is to be had, on the last page; links that pay the author are marked, and the note says so. */
export const linksToCover = (
  cover: CoverNode,
  path: string,
  { siteUrl, language }: SiteSettings,
  words: EpubWords,
): { readonly links: readonly BookLink[]; readonly linksNote?: string } => {
  const shops = shopsOf(cover, language);
  const links = shops.map(({ name, link, affiliate }) => ({ words: affiliate ? `${name}*` : name, link }));
  return {
    links: [...links, { words: words.thePage(cover.title), link: siteUrl + path }],
    ...(shops.some(({ affiliate }) => affiliate) && { linksNote: siteWords(language).affiliateNote }),
  };
};
