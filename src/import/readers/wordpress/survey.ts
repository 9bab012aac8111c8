import type { Place } from '../../found';
import type { Attachment } from '../../text/wordpress/shortcodeHtml';
import type { Item } from './item';
import type { Channel } from './site';

/** A series as the terms of books name it. */
export interface Series {
  readonly title: string;
  readonly description: string;
  readonly place: Place;
}

interface Attached {
  readonly id: number;
  readonly order: number;
}

export interface Category {
  readonly name: string;
  readonly parent: string;
}

/** What has to be known of the whole export before its first entry is told. */
export interface Survey {
  readonly channel: Channel;
  readonly attachments: Map<string, Attachment>;
  /** The numbers of what was uploaded to an entry, in their order there. */
  readonly attachedTo: Map<string, Attached[]>;
  /** The names of authors by their logins. */
  readonly authors: Map<string, string>;
  readonly postsBy: Map<string, number>;
  readonly categories: Map<string, Category>;
  /** Categories, tags and other terms by their numbers. */
  readonly termNames: Map<string, string>;
  /** Descriptions of terms, by taxonomy and nicename. */
  readonly descriptions: Map<string, string>;
  /** The parents of pages that come. */
  readonly pages: Map<string, string>;
  readonly menuItems: Item[];
  /** How a tag is spelt first, by its path here. */
  readonly spellings: Map<string, string>;
  /** Categories and tags of what everybody saw, by their places in addresses. */
  readonly used: Map<string, string>;
  /** The series of books, by their names in addresses here. */
  readonly series: Map<string, Series>;
  /** The blocks that many texts share, by their numbers. */
  readonly blocks: Map<string, string>;
  readonly publishers: Map<string, string>;
  readonly left: Map<string, number>;
}

export const emptySurvey = (): Survey => ({
  channel: { title: '', link: '', blog: '', network: '', language: '' },
  attachments: new Map(),
  attachedTo: new Map(),
  authors: new Map(),
  postsBy: new Map(),
  categories: new Map(),
  termNames: new Map(),
  descriptions: new Map(),
  pages: new Map(),
  menuItems: [],
  spellings: new Map(),
  used: new Map(),
  series: new Map(),
  blocks: new Map(),
  publishers: new Map(),
  left: new Map(),
});
