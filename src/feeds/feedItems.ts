import { directionOf } from '../lib/direction';
import { escapeXml } from '../lib/text';
import { formatLength } from '../lib/format';
import { postRoute, soundtrackRoute } from '../lib/routes';
import { builtWords } from '../words/inNode';
import { bookItems, type FeedBook } from './bookItem';
import { type FeedItem, type FollowedSite, itemId } from './feedItem';

/** A post, as the feeds know it. */
export interface FeedPost {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly published: string;
  readonly aliases: readonly string[] | null;
  readonly feedHtml: string;
}

/** A soundtrack. */
export interface FeedSoundtrack {
  readonly slug: string;
  readonly title: string;
  readonly bpm: number;
  readonly description: string;
  readonly published: string | null;
  readonly audioSeconds: number;
  readonly audio: {
    readonly publicURL: string | null;
    readonly size: number;
    readonly internal: { readonly mediaType: string | null };
  };
}

/** All that can be told of. */
export interface Followed {
  readonly posts: readonly FeedPost[];
  readonly books: readonly FeedBook[];
  readonly soundtracks: readonly FeedSoundtrack[];
}

/** How many items a feed has: what is older than that, readers have had. */
export const mostItems = 40;

const postItem = (post: FeedPost, { siteUrl }: FollowedSite): FeedItem => ({
  id: itemId('post', postRoute(post.slug), post.aliases),
  url: siteUrl + postRoute(post.slug),
  title: post.title,
  summary: post.description,
  html: post.feedHtml,
  day: post.published,
});

/** A soundtrack of which nobody says since when it is there is no news. */
const soundtrackItems = (track: FeedSoundtrack, { siteUrl, language }: FollowedSite): FeedItem[] => {
  const { slug, title, bpm, description, published, audioSeconds, audio } = track;
  if (!published) return [];
  const route = soundtrackRoute(slug);
  return [
    {
      id: itemId('soundtrack', route),
      url: siteUrl + route,
      title: `${builtWords(language).newSoundtrack}: ${title}`,
      summary: description,
      html: `<p>${escapeXml(description)}</p>\n<p>${bpm} BPM, ${formatLength(audioSeconds)}</p>`,
      day: published,
      attachment: {
        // Below a path, the file's address has it too.
        url: new URL(audio.publicURL ?? '', siteUrl).href,
        type: audio.internal.mediaType ?? 'audio/mpeg',
        size: audio.size,
        seconds: Math.round(audioSeconds),
      },
    },
  ];
};

/** Readers of feeds show a text from left to right unless it says otherwise itself. */
const directed = (html: string, { language }: FollowedSite): string =>
  directionOf(language) === 'rtl' ? `<div dir="rtl">${html}</div>` : html;

/** What is to be told of the site on a day, an ISO date: the newest first, and no more than readers keep. */
export const feedItems = (followed: Followed, site: FollowedSite, today: string): FeedItem[] =>
  [
    ...followed.posts.map((post) => postItem(post, site)),
    ...followed.books.flatMap((book) => bookItems(book, site, today)),
    ...followed.soundtracks.flatMap((track) => soundtrackItems(track, site)),
  ]
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, mostItems)
    .map((item) => ({ ...item, html: directed(item.html, site) }));
