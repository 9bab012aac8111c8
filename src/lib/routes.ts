import { nameIn } from './text';

export const blogRoute = '/blog/';

/** The path of a post. */
export const postRoute = (slug: string): string => `${blogRoute}${slug}/`;

export const tagsRoute = `${blogRoute}tags/`;

/** The path of the posts with a tag, by the slug of it. */
export const tagRoute = (slug: string): string => `${tagsRoute}${slug}/`;

/** The path of the titles of all posts of a year. No post has one of its kind, whatever it is called. */
export const postsOfYearRoute = (year: number): string => `${blogRoute}year/${year}/`;

export const storiesRoute = '/stories/';

export const bibliographyRoute = '/bibliography/';

/** The path of what first came out in a year. */
export const yearRoute = (year: number): string => `${bibliographyRoute}${year}/`;

interface Entry {
  readonly collection: string;
  readonly slug: string;
}

/** The path of the page that a cover or a story has for itself. */
export const entryRoute = ({ collection, slug }: Entry): string => `/${collection}/${slug}/`;

export const allSeriesRoute = '/series/';

/** The path of a series. */
export const seriesRoute = (slug: string): string => `${allSeriesRoute}${slug}/`;

/** Where a soundtrack stands, by its own `id`. */
export const soundtrackId = (slug: string): string => `track-${slug}`;
export const soundtrackRoute = (slug: string): string => `/running/#${soundtrackId(slug)}`;

export const rssPath = '/rss.xml';

/** The path of the feed of what stands at a path. */
export const feedBelow = (route: string): string => `${route}rss.xml`;

export const jsonFeedPath = '/feed.json';
export const contactRoute = '/contact/';

/** What an event has for an id on the page on which all stand. */
export const eventId = (slug: string): string => `event-${slug}`;

export const calendarPath = '/calendar.ics';

export const wallCalendarPath = '/swof.ics';

/** The path of the press's page, or of a policy's. */
export const topRoute = (slug: string): string => `/${slug}/`;

/** The path of a page of the author's own, which may lie below another one. */
export const ownPageRoute = (slug: string, below?: string | null): string =>
  (below ? topRoute(below) : '/') + `${slug}/`;

/** The collections whose entries are not at the collection's own name. */
const otherPlaces: Readonly<Record<string, (slug: string, below?: string) => string>> = {
  posts: postRoute,
  policies: topRoute,
  ownPages: ownPageRoute,
};

/** The path of the page that an entry has for itself, or would have; `below` is for those of the author's own. */
export const ownRoute = ({ below, ...entry }: Entry & { readonly below?: string | undefined }): string =>
  otherPlaces[entry.collection]?.(entry.slug, below) ?? entryRoute(entry);

/** The path of the list of all that is there in a language besides that of the site. Its code is in small letters, as addresses are. */
export const languageRoute = (language: string): string => topRoute(language.toLowerCase());

/** The path of a page in such a language, given that of its original. */
export const translatedRoute = (language: string, route: string): string =>
  languageRoute(language) + route.slice(1);

/** The path of a page that is in no list: the one where it would be, with a key that nobody guesses. */
export const secretRoute = (route: string, key: unknown): string =>
  typeof key === 'string' ? `${route.slice(0, -1)}-${key}/` : route;

/** The path of the e-book of the story that stands on the page at a path. */
export const storyEpub = (route: string): string => `${route}${nameIn(route.slice(0, -1))}.epub`;

/** The path of the e-book of an excerpt. */
export const excerptEpub = (slug: string): string => `/excerpts/${slug}.epub`;

export const samplerEpub = '/sampler.epub';

export const catalogueFile = '/opds.xml';
