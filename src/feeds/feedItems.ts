import { type Credited, creditsOf } from '../lib/contributors';
import { beginning, escapeXml, paragraphsOf } from '../lib/text';
import { directionOf } from '../lib/direction';
import { formatLength } from '../lib/format';
import { plainImage } from '../lib/plainImage';
import { firstEdition } from '../lib/releases';
import { relOf } from '../lib/retailers';
import { entryRoute, postRoute, soundtrackRoute } from '../lib/routes';
import { builtWords, siteWords, worksWords } from '../words/inNode';
import type { FeedItem, FollowedSite } from './feedFiles';

/** Whether an address is that of another entry beside the one at a path; on a site before this one, it was elsewhere. */
const isBeside = (address: string, path: string): boolean => {
  const folder = path.replace(/[^/]+\/$/, '');
  return address.startsWith(folder) && /^[^/?]+\/?$/.test(address.slice(folder.length));
};

/**
 * The id of an item, by its kind and the path where it was first: a folder that was renamed, with its former address noted,
 * and a site that has moved are nothing new to read. Where it was before this site does not count: that may be added later.
 */
const itemId = (kind: string, path: string, aliases: readonly string[] | null = null): string =>
  `${kind}:${aliases?.find((address) => isBeside(address, path)) ?? path}`;

type Post = Queries.FeedsQuery['allPost']['nodes'][number];
type Story = Queries.FeedsQuery['allStory']['nodes'][number];
type Soundtrack = Queries.FeedsQuery['allSoundtrack']['nodes'][number];

/** A book, an audiobook or an anthology. */
export type FeedBook = Queries.FeedsQuery['allCoverEntry']['nodes'][number];

/** All that can be told of. */
export interface Followed {
  readonly posts: readonly Post[];
  readonly stories: readonly Story[];
  readonly books: readonly FeedBook[];
  readonly soundtracks: readonly Soundtrack[];
}

/** How many items a feed has: what is older than that, readers have had. */
export const mostItems = 40;

/** What it is called that is new. */
const kinds = { Book: 'newBook', Audiobook: 'newAudiobook', Anthology: 'newAnthology' } as const;

/** How much of a blurb is shown where there is no room for more. */
const mostCharacters = 160;

/** Who has made it beside the author. */
const creditLines = (book: Credited, { author, language }: FollowedSite): string[] =>
  creditsOf(book, author, worksWords(language));

/** Where it is sold, of a book that has no page to say so; readers are told where that pays. */
const shopOf = ({ link, linkHost, affiliate, pagePath }: FeedBook, language: string): string[] => {
  if (pagePath || !link || !linkHost) return [];
  const words = siteWords(language);
  const rel = relOf(affiliate);
  const attributes = `href="${escapeXml(link)}"${rel ? ` rel="${rel}"` : ''}`;
  const buy = `<a ${attributes}>${escapeXml(words.buyAt(linkHost))}</a>`;
  return affiliate ? [`${buy}*`, escapeXml(words.affiliateNote)] : [buy];
};

/** A picture at its whole address; null where there is none. */
const pictureOf = (image: FeedBook['image'] | null, siteUrl: string) => {
  const data = image?.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const picture = plainImage(data);
  // Below a path, the picture's address has it too.
  return { ...picture, src: new URL(picture.src, siteUrl).href };
};

/** A picture as a paragraph holds it. */
const imageTag = ({ src, width, height }: NonNullable<ReturnType<typeof pictureOf>>, alt: string): string =>
  `<img src="${escapeXml(src)}" alt="${escapeXml(alt)}" width="${width}" height="${height}">`;

/** A book as an item, as soon as its first day has come; `today` is an ISO date. */
const bookItems = (book: FeedBook, site: FollowedSite, today: string): FeedItem[] => {
  const { collection, slug, title, link, pagePath, aliases, about } = book;
  const day = firstEdition(book)?.released;
  // As browsers send it: RSS would have it so, and both feeds say the same.
  const url = pagePath ? site.siteUrl + pagePath : link && new URL(link).href;
  if (!day || day > today || !url) return [];
  const cover = pictureOf(book.image, site.siteUrl);
  const paragraphs = [
    cover ? imageTag(cover, title) : [],
    about?.subtitle ? `<em>${escapeXml(about.subtitle)}</em>` : [],
    creditLines(book, site).map(escapeXml),
    paragraphsOf(about?.blurb ?? '').map(escapeXml),
    shopOf(book, site.language),
  ].flat();
  return [
    {
      id: itemId('book', entryRoute({ collection, slug }), aliases),
      url,
      title: `${builtWords(site.language)[kinds[book.__typename]]}: ${title}`,
      summary: beginning(about?.blurb ?? creditLines(book, site).join(' '), mostCharacters),
      html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
      day,
      ...(cover && { image: cover.src }),
    },
  ];
};

const postItem = (post: Post, { siteUrl }: FollowedSite): FeedItem => {
  const picture = pictureOf(post.image, siteUrl);
  return {
    id: itemId('post', postRoute(post.slug), post.aliases),
    url: siteUrl + postRoute(post.slug),
    title: post.title,
    summary: post.description,
    html: (picture ? `<p>${imageTag(picture, post.imageAlt ?? '')}</p>\n` : '') + post.feedHtml,
    day: post.published,
    ...(picture && { image: picture.src }),
  };
};

/** A story as an item, since it can be read here. */
const storyItems = (story: Story, site: FollowedSite): FeedItem[] => {
  const { slug, title, description, online, aliases, feedHtml } = story;
  if (!online || !feedHtml) return [];
  const path = entryRoute({ collection: 'stories', slug });
  const credits = creditLines(story, site).map((line) => `<p>${escapeXml(line)}</p>`);
  return [
    {
      id: itemId('story', path, aliases),
      url: site.siteUrl + path,
      title: `${builtWords(site.language).newStory}: ${title}`,
      summary: description ?? title,
      html: [...credits, feedHtml].join('\n'),
      day: online,
    },
  ];
};

/** A soundtrack of which nobody says since when it is there is no news. */
const soundtrackItems = (track: Soundtrack, { siteUrl, language }: FollowedSite): FeedItem[] => {
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

/** The newest first, and no more than readers keep. */
const newestOf = (site: FollowedSite, items: readonly FeedItem[]): FeedItem[] =>
  items
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, mostItems)
    .map((item) => ({ ...item, html: directed(item.html, site) }));

/** What is to be told of the site on a day, an ISO date. */
export const feedItems = (followed: Followed, site: FollowedSite, today: string): FeedItem[] =>
  newestOf(site, [
    ...followed.posts.map((post) => postItem(post, site)),
    ...followed.stories.flatMap((story) => storyItems(story, site)),
    ...followed.books.flatMap((book) => bookItems(book, site, today)),
    ...followed.soundtracks.flatMap((track) => soundtrackItems(track, site)),
  ]);

/** A translation as a feed tells of it. */
export interface FollowedTranslation extends Pick<Post, 'title' | 'description' | 'feedHtml'> {
  readonly kind: 'post' | 'story';
  readonly path: string;
  /** Where it stood before. */
  readonly aliases: readonly string[];
  /** The day since which the original is there, an ISO date. */
  readonly day: string;
}

/** What is to be told of what is there in one language, which `site` has for its own; it speaks in the language of the words. */
export const translatedItems = (
  followed: readonly FollowedTranslation[],
  site: FollowedSite,
  languageOfWords: string,
): FeedItem[] =>
  newestOf(
    site,
    followed
      .filter(({ kind, feedHtml }) => kind === 'post' || feedHtml)
      .map(({ kind, path, aliases, title, description, feedHtml, day }) => ({
        id: itemId(kind, path, aliases),
        url: site.siteUrl + path,
        title: kind === 'story' ? `${builtWords(languageOfWords).newStory}: ${title}` : title,
        summary: description,
        html: feedHtml,
        day,
      })),
  );
