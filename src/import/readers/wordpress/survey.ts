import type { Place } from '../../found';
import type { Attachment } from '../../text/wordpress/shortcodeHtml';
import type { wordpressHtml } from '../../text/wordpress/wordpressHtml';
import type { Item } from './item';

/** A series as the terms of books name it. */
export interface Series {
  readonly title: string;
  readonly description: string;
  readonly place: Place;
}

/** Makes HTML of a text as WordPress keeps it, given what is known of its pictures and blocks. */
export type ToHtml = typeof wordpressHtml;

/** What has to be known of the whole export before its first entry is told. */
export const emptySurvey = (toHtml: ToHtml) => ({
  /** What makes HTML of texts. */
  toHtml,
  channel: { link: '', blog: '', language: '' },
  attachments: new Map<string, Attachment>(),
  /** The numbers of what was uploaded to an entry, with its order there. */
  attachedTo: new Map<string, { readonly id: number; readonly order: number }[]>(),
  /** The names of authors by their logins. */
  authors: new Map<string, string>(),
  postsBy: new Map<string, number>(),
  /** The nicenames of the categories above, by nicename. */
  categories: new Map<string, string>(),
  /** Categories, tags and other terms by their numbers. */
  termNames: new Map<string, string>(),
  /** Descriptions of terms, by taxonomy and nicename. */
  descriptions: new Map<string, string>(),
  /** The parents of pages that come. */
  pages: new Map<string, string>(),
  menuItems: [] as Item[],
  /** How a tag is spelt first, by its path here. */
  spellings: new Map<string, string>(),
  /** Categories and tags of what everybody saw, by their places in addresses. */
  used: new Map<string, string>(),
  /** The series of books, by their names in addresses here. */
  series: new Map<string, Series>(),
  /** The blocks that many texts share, by their numbers. */
  blocks: new Map<string, string>(),
  publishers: new Map<string, string>(),
  left: new Map<string, number>(),
});

export type Survey = ReturnType<typeof emptySurvey>;
