import type { z } from 'zod';
import type { Fields } from '../../../../content/write/formatEntry';
import type { FoundPicture } from '../../../found';
import type { Item } from '../item';
import { phpList } from './phpList';

export type Format = 'hardcover' | 'paperback' | 'ebook' | 'audiobook';

/** What an edition says, as it is written; empty what it does not say. */
export interface EditionParts {
  readonly format: Format;
  readonly isbn?: string;
  readonly language?: string;
  readonly pages?: string;
  readonly price?: string;
  readonly trimSize?: string;
}

export interface BuyLink {
  readonly address: string;
  /** The shop by name, where the plugin says it. */
  readonly shop?: string | undefined;
  readonly sells?: Format | undefined;
}

/** What a plugin says of a book, in the words of none of them. */
export interface BookParts {
  readonly subtitle: string;
  /** As WordPress keeps texts. */
  readonly blurb: string;
  readonly excerpt: string;
  readonly praise: readonly { readonly quote: string; readonly source: string }[];
  readonly publisher: string;
  /** A year or a day. */
  readonly published: string;
  readonly editions: readonly EditionParts[];
  readonly links: readonly BuyLink[];
  readonly position: string;
  readonly cover: FoundPicture | undefined;
  readonly people: readonly { readonly name: string; readonly role: string }[];
  readonly narrator: string;
  readonly goodreads: string;
  /** What there is no field for, by what it is called. */
  readonly unplaced: Readonly<Record<string, string>>;
}

/** What a field says against a value; undefined where it takes it. */
export const faultIn = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

/** The rows of a list that a plugin keeps; of one that cannot be read, it is said. */
export const rowsOf = (item: Item, text: string, what: string): readonly Fields[] => {
  const list = phpList(text);
  if ('rows' in list) return list.rows;
  item.lose(what, `the list is not readable: ${list.fault}`);
  return [];
};
