import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import { countryName, formatSize } from '../../lib/format';
import { inOrder, type Retailer } from '../../lib/retailers';
import { entryRoute } from '../../lib/routes';
import { type Context, type FieldExtension, languageOf, rootFile, settingsOf, textIn } from './directive';
import { hasPage } from '../model/collections';
import { collectionOf, entryIdOf } from '../model/entryFiles';
import { plainIsbn } from '../model/isbn';
import { type EditionWithIsbn, shopsByIsbn } from '../model/isbnShops';
import { isOn, pagesWithoutText, type Switches } from '../model/pages';
import { unlistedType } from '../model/unlisted';
import { isHidden } from '../read/visibility';
import { buildDay } from './buildDay';
import { soundLength } from '../check/files/media';
import { published, publishedSize } from './printPicture';

/** `@soundLength(field)`: how long the sound named by that field plays, in seconds. */
export const soundLengthOf: FieldExtension = {
  name: 'soundLength',
  args: { field: 'String!' },
  extend: ({ field = '' }) => ({
    resolve: (source, _args, context) => {
      const name = textIn(source, field);
      return name && soundLength(join(rootFile(source, context).dir, name));
    },
  }),
};

/** `@sizeInWords(field)`: the size of the file named by that field, as it is published, written in the language of the site. */
export const sizeInWords: FieldExtension = {
  name: 'sizeInWords',
  args: { field: 'String!' },
  extend: ({ field = '' }) => ({
    resolve: async (source, _args, context) => {
      const name = textIn(source, field);
      if (!name) return null;
      const original = join(rootFile(source, context).dir, name);
      const { size } = await stat((await published(original)).file);
      return formatSize(size, await languageOf(context));
    },
  }),
};

/** `@pixels(field)`: the width and height of the picture named by that field, as it is published. */
export const pixels: FieldExtension = {
  name: 'pixels',
  args: { field: 'String!' },
  extend: ({ field = '' }) => ({
    resolve: async (source, _args, context) => {
      const name = textIn(source, field);
      if (!name) return null;
      const { width, height } = await publishedSize(join(rootFile(source, context).dir, name));
      // Never broken at the end of a line.
      return `${width}\u00a0×\u00a0${height}`;
    },
  }),
};

/** `@plainIsbn`: an ISBN with plain hyphens, however it was pasted. */
export const plainIsbnOf: FieldExtension = {
  name: 'plainIsbn',
  extend: () => ({
    resolve: async (source, args, context, info) => {
      const pasted = await context.defaultFieldResolver(source, args, context, info);
      return typeof pasted === 'string' ? plainIsbn(pasted) : pasted;
    },
  }),
};

/** What `@isbnShops` returns. */
export const isbnShopType = `type IsbnShop {
  name: String!
  link: String!
  affiliate: Boolean!
  country: String
  countryInWords: String
  isLibrary: Boolean!
}`;

/** `@isbnShops(field)`: where the edition with the ISBN in that field is found by it. */
export const isbnShopsOf: FieldExtension = {
  name: 'isbnShops',
  args: { field: 'String!' },
  extend: ({ field = '' }) => ({
    resolve: async (source, _args, context) => {
      const site = await settingsOf(context);
      const isbn = textIn(source, field);
      if (!site?.isbnShops || isbn === null) return [];
      const edition = source as unknown as EditionWithIsbn;
      return shopsByIsbn({ ...edition, isbn: plainIsbn(isbn) }, site.isbnShops).map((shop) => ({
        ...shop,
        countryInWords: shop.country && countryName(shop.country, site.language),
      }));
    },
  }),
};

/** `@knownFirst`: retailers in the order in which they are named. */
export const knownFirst: FieldExtension = {
  name: 'knownFirst',
  extend: () => ({
    resolve: async (source, args, context, info) => {
      const retailers = (await context.defaultFieldResolver(source, args, context, info)) as
        Retailer[] | null;
      return retailers && inOrder(retailers);
    },
  }),
};

type Order = Readonly<Partial<Record<'parts', readonly { readonly work: string }[] | null>>>;

/** `@listed`: reading orders without what is unlisted, whose name would be published, and without those of nothing else. */
export const listed: FieldExtension = {
  name: 'listed',
  extend: () => ({
    resolve: async (source, args, context, info) => {
      const orders = (await context.defaultFieldResolver(source, args, context, info)) as Order[] | null;
      const { entries } = await context.nodeModel.findAll<Node>({ type: unlistedType, query: {} });
      const unlisted = [...entries].flatMap((node) => {
        const found = collectionOf(rootFile(node, context).relativePath);
        return found ? [entryIdOf(found)] : [];
      });
      return orders?.flatMap((order) => {
        if (!order.parts?.length) return [order];
        const parts = order.parts.filter(({ work }) => !unlisted.includes(work));
        return parts.length ? [{ ...order, parts }] : [];
      });
    },
  }),
};

/** Which pages the site has. Gatsby notes who has asked, and asks again when one is switched. */
export const switchesOf = async (context: Context): Promise<Switches> => {
  const { entries } = await context.nodeModel.findAll<Node & { readonly off?: boolean }>({
    type: 'PageText',
    query: {},
  });
  const texts = [...entries].flatMap((page) => {
    const found = collectionOf(rootFile(page, context).relativePath);
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
  const found = collectionOf(rootFile(entry, context).relativePath);
  const path = found && entryRoute(found);
  return path && isOn(path, await switchesOf(context)) ? path : null;
};

/** The path of the page that an entry has for itself; null where it says too little, or its kind is off. */
export const ownPathOf = async (source: Node, context: Context): Promise<string | null> => {
  const found = collectionOf(rootFile(source, context).relativePath);
  return found && hasPage({ ...found, fields: { ...source } }) ? pathOfEntry(source, context) : null;
};

/** `@pagePath`: the same. */
export const pagePath: FieldExtension = {
  name: 'pagePath',
  extend: () => ({ resolve: (source, _args, context) => ownPathOf(source, context) }),
};

/** `@isHidden`: whether the author alone sees an entry, under develop: a draft, or what is to come. */
export const isHiddenToday: FieldExtension = {
  name: 'isHidden',
  extend: () => ({
    resolve: (source, _args, context) => {
      const found = collectionOf(rootFile(source, context).relativePath);
      return Boolean(found && isHidden(found.collection, { ...source }, buildDay()));
    },
  }),
};
