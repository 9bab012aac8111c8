import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import { formatDays, parseDate } from '../../lib/calendarDate';
import { countryName, formatSize } from '../../lib/format';
import { inOrder, type Retailer } from '../../lib/retailers';
import { entryRoute } from '../../lib/routes';
import { soundLength } from '../check/files/media';
import { hasPage } from '../model/collections';
import { plainIsbn } from '../model/isbn';
import { type EditionWithIsbn, shopsByIsbn } from '../model/isbnShops';
import { isOn, pagesWithoutText, type Switches } from '../model/pages';
import { unlistedType } from '../model/unlisted';
import { derivedTexts } from '../read/derivedTexts';
import { isHidden } from '../read/visibility';
import { buildDay } from './buildDay';
import {
  changed,
  type Context,
  derived,
  derivedFrom,
  entryIdIn,
  entryOf,
  type FieldExtension,
  languageOf,
  rootFile,
  settingsOf,
  textIn,
} from './directive';
import { published, publishedSize } from './printPicture';

const besideEntry = (name: string, source: Node, context: Context): string =>
  join(rootFile(source, context).dir, name);

/** `@dateInWords(field)` and its like: what follows from the text in that field. */
export const textDirectives = Object.entries(derivedTexts).map(([name, derive]) =>
  derivedFrom(name, async (text, _source, context) => derive(text, await languageOf(context))),
);

/** `@daysInWords(from, to)`: the days from that in one field to that in the other, where there is one, written out. */
export const daysInWords: FieldExtension = {
  name: 'daysInWords',
  args: { from: 'String!', to: 'String!' },
  extend: ({ from = '', to = '' }) => ({
    resolve: async (source, _args, context) => {
      const first = textIn(source, from) ?? '';
      const last = textIn(source, to) ?? first;
      return formatDays(parseDate(first), parseDate(last), await languageOf(context));
    },
  }),
};

/** `@soundLength(field)`: how long the sound named by that field plays, in seconds. */
export const soundLengthOf = derivedFrom('soundLength', (name, source, context) =>
  soundLength(besideEntry(name, source, context)),
);

/** `@sizeInWords(field)`: the size of the file named by that field, as it is published, written in the language of the site. */
export const sizeInWords = derivedFrom('sizeInWords', async (name, source, context) => {
  const { file } = await published(besideEntry(name, source, context));
  return formatSize((await stat(file)).size, await languageOf(context));
});

/** `@pixels(field)`: the width and height of the picture named by that field, as it is published. */
export const pixels = derivedFrom('pixels', async (name, source, context) => {
  const { width, height } = await publishedSize(besideEntry(name, source, context));
  // Never broken at the end of a line.
  return `${width}\u00a0×\u00a0${height}`;
});

/** `@plainIsbn`: an ISBN with plain hyphens, however it was pasted. */
export const plainIsbnOf = changed('plainIsbn', (pasted) =>
  typeof pasted === 'string' ? plainIsbn(pasted) : pasted,
);

/** `@isbnShops(field)`: where the edition with the ISBN in that field is found by it. */
export const isbnShopsOf = derivedFrom('isbnShops', async (isbn, source, context) => {
  const site = await settingsOf(context);
  if (!site?.isbnShops) return [];
  const edition = source as unknown as EditionWithIsbn;
  return shopsByIsbn({ ...edition, isbn: plainIsbn(isbn) }, site.isbnShops).map((shop) => ({
    ...shop,
    countryInWords: shop.country && countryName(shop.country, site.language),
  }));
});

/** `@knownFirst`: retailers in the order in which they are named. */
export const knownFirst = changed('knownFirst', (retailers) => retailers && inOrder(retailers as Retailer[]));

type Order = Readonly<Partial<Record<'parts', readonly { readonly work: string }[] | null>>>;

/** `@listed`: reading orders without what is unlisted, whose name would be published, and without those of nothing else. */
export const listed = changed('listed', async (value, context) => {
  const { entries } = await context.nodeModel.findAll<Node>({ type: unlistedType, query: {} });
  const unlisted = [...entries].map((node) => entryIdIn(node, context));
  return (value as Order[] | null)?.flatMap((order) => {
    if (!order.parts?.length) return [order];
    const parts = order.parts.filter(({ work }) => !unlisted.includes(work));
    return parts.length ? [{ ...order, parts }] : [];
  });
});

/** Which pages the site has. Gatsby notes who has asked, and asks again when one is switched. */
export const switchesOf = async (context: Context): Promise<Switches> => {
  const { entries } = await context.nodeModel.findAll<Node & { readonly off?: boolean }>({
    type: 'PageText',
    query: {},
  });
  const texts = [...entries].flatMap((page) => {
    const found = entryOf(page, context);
    return found ? [{ name: found.slug, isOff: page.off === true }] : [];
  });
  return {
    off: [
      ...texts.filter(({ isOff }) => isOff).map(({ name }) => name),
      ...pagesWithoutText(texts.map(({ name }) => name)),
    ],
    press: (await settingsOf(context))?.press?.slug,
  };
};

/** The path of the page that a cover or a story may have for itself; null where its kind is switched off. */
export const pathOfEntry = async (entry: Node, context: Context): Promise<string | null> => {
  const found = entryOf(entry, context);
  const path = found && entryRoute(found);
  return path && isOn(path, await switchesOf(context)) ? path : null;
};

/** The path of the page that an entry has for itself; null where it says too little, or its kind is off. */
export const ownPathOf = async (source: Node, context: Context): Promise<string | null> => {
  const found = entryOf(source, context);
  return found && hasPage({ ...found, fields: { ...source } }) ? pathOfEntry(source, context) : null;
};

/** `@pagePath`: the same. */
export const pagePath = derived('pagePath', ownPathOf);

/** `@isHidden`: whether the author alone sees an entry, under develop: a draft, or what is to come. */
export const isHiddenToday = derived('isHidden', (source, context) => {
  const found = entryOf(source, context);
  return Boolean(found && isHidden(found.collection, { ...source }, buildDay()));
});
