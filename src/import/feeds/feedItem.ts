import type { FoundEntry, FoundPicture } from '../found';
import { given, tagsOf } from '../given';
import { pathsOf, slugIn } from '../oldAddress';
import { soundLink } from '../htmlOf';

/** An item of a feed of any form. What it does not say is empty. */
export interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly published: string | undefined;
  readonly tags: readonly string[];
  readonly html: string;
  readonly summary: string;
  /** Whether its text stands where summaries do, and may be the beginning alone. */
  readonly isSummary: boolean;
  readonly sounds: readonly string[];
  readonly image?: FoundPicture | undefined;
  readonly line?: number | undefined;
}

/** What search results show; a longer summary, and one that is cut off, was made of the text by a machine. */
const isSentence = (summary: string): boolean => summary.length <= 300 && !/(…|\.{3}|\])\W*$/.test(summary);

/** A post of an item; its key is its id, or where it has none its address, title or day. */
export const feedEntry = (item: FeedItem, file: string): FoundEntry => {
  const { title, published, summary, html, sounds, tags, image } = item;
  const addresses = [...new Set([item.link, item.id].flatMap(pathsOf))];
  const [address = ''] = addresses;
  const text = html + sounds.map((sound) => soundLink(sound, title)).join('');
  return {
    kind: 'entry',
    key: item.id || item.link || title || (published ?? `line ${item.line ?? 0}`),
    place: { file, line: item.line },
    collection: 'posts',
    slug: slugIn(address),
    fields: given({
      title,
      description: html && isSentence(summary) ? summary : '',
      published,
      tags: tagsOf(tags),
    }),
    text: { format: 'html', source: text },
    ...(image && { pictures: { image } }),
    addresses,
  };
};
