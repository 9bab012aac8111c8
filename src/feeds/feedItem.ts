/** A file that comes with an item. */
export interface Attachment {
  readonly url: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly seconds: number;
}

/** What a feed tells of: something that came out on a day. All addresses are whole. */
export interface FeedItem {
  /** By what readers know it again: the same as long as the site has it, wherever that lies. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  /** An ISO date. */
  readonly day: string;
  readonly image?: string;
  readonly attachment?: Attachment;
}

/** What is said of the site in a feed. */
export interface FollowedSite {
  readonly title: string;
  readonly tagline: string;
  readonly author: string;
  readonly language: string;
  /** Its address, without a slash at the end. */
  readonly siteUrl: string;
}

/**
 * The id of an item, by its kind and the path where it was first: a folder that was renamed, with its former address noted,
 * and a site that has moved are nothing new to read.
 */
export const itemId = (kind: string, path: string, aliases: readonly string[] | null = null): string =>
  `${kind}:${aliases?.[0] ?? path}`;

/** The moment of a day: noon in Greenwich is on that day nearly everywhere. */
export const momentOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
