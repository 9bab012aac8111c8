import type { Node } from 'gatsby';
import { pressKitRoute } from '../../lib/pressKitRoutes';
import { allSeriesRoute, calendarPath, rssPath } from '../../lib/routes';
import { searchRoute } from '../../lib/searchRoutes';
import type { BuiltWords } from '../../words/built/words';
import { builtWords } from '../../words/inNode';
import { collections, coverCollections } from '../model/collections';
import { pageRoute } from '../model/pages';
import { type Context, type FieldExtension, settingsOf, type SiteSettings } from './directive';

/** What the footer leads to beside the policies. */
interface FurtherPage {
  readonly title: keyof BuiltWords;
  /** Below the site's address, a file's has a dot; or a whole address, as the settings have it. */
  readonly path: string | ((site: SiteSettings | null) => string);
  readonly isThere: (context: Context) => Promise<boolean>;
}

/** The node of a page that was told whether there is a calendar. */
interface KnowsCalendar {
  readonly context?: { readonly hasCalendar?: boolean };
}

const hasPage =
  (path: string) =>
  async ({ nodeModel }: Context): Promise<boolean> =>
    (await nodeModel.findOne<Node>({ type: 'SitePage', query: { filter: { path: { eq: path } } } })) !== null;

const hasContact = hasPage(pageRoute('contact'));
const hasNewsletter = async (context: Context) => Boolean((await settingsOf(context))?.newsletter);

/** What is told of in feeds: entries of a type, as a filter finds them, that stand on a page. */
const news = (type: string, page: string, filter: object) => ({ type, page, filter });

/** Whether there is anything to follow, as feedItems.ts says it: no day decides, on which Gatsby would not ask again. */
const hasFeed = async (context: Context): Promise<boolean> => {
  const isShown = { isHidden: { eq: false } };
  const isDated = { editions: { elemMatch: { released: { ne: null } } } };
  const kinds = [
    news('Post', collections.posts.page, isShown),
    ...coverCollections.map((name) => news(collections[name].type, name, { ...isShown, ...isDated })),
    news('Soundtrack', collections.soundtracks.page, { published: { ne: null } }),
  ];
  const found = await Promise.all(
    kinds.map(
      async ({ type, page, filter }) =>
        (await hasPage(pageRoute(page))(context)) &&
        (await context.nodeModel.findOne<Node>({ type, query: { filter } })) !== null,
    ),
  );
  return found.includes(true);
};

/** The home page knows; it is another page on the day this changes, and Gatsby asks again. */
const hasCalendar = async ({ nodeModel }: Context): Promise<boolean> => {
  const query = { filter: { path: { eq: pageRoute('books') } } };
  const home = await nodeModel.findOne<KnowsCalendar>({ type: 'SitePage', query });
  return Boolean(home?.context?.hasCalendar);
};

/** In the order of the footer. */
const further: readonly FurtherPage[] = [
  { title: 'series', path: allSeriesRoute, isThere: hasPage(allSeriesRoute) },
  { title: 'search', path: searchRoute, isThere: hasPage(searchRoute) },
  {
    title: 'newsletter',
    path: `${pageRoute('contact')}#newsletter`,
    isThere: async (context) => (await hasContact(context)) && (await hasNewsletter(context)),
  },
  // A form needs the page; a link does without.
  {
    title: 'newsletter',
    path: (site) => site?.newsletter?.link ?? '',
    isThere: async (context) =>
      !(await hasContact(context)) && Boolean((await settingsOf(context))?.newsletter?.link),
  },
  { title: 'pressKit', path: pressKitRoute, isThere: hasPage(pressKitRoute) },
  { title: 'feed', path: rssPath, isThere: hasFeed },
  { title: 'calendar', path: calendarPath, isThere: hasCalendar },
];

/** Its definition, and that of its type. */
export const furtherPagesType = 'type FurtherPage { title: String! path: String! }';
export const furtherPagesField = 'furtherPages: [FurtherPage!]! @furtherPages';

/** `@furtherPages`: what the site has beside its pages in the navigation, as the footer names it. */
export const furtherPages: FieldExtension = {
  name: 'furtherPages',
  extend: () => ({
    resolve: async (_source, _args, context) => {
      const site = await settingsOf(context);
      const words = builtWords(site?.language ?? 'en');
      const found = await Promise.all(
        further.map(async ({ title, path, isThere }) =>
          (await isThere(context))
            ? [{ title: words[title], path: typeof path === 'string' ? path : path(site) }]
            : [],
        ),
      );
      return found.flat();
    },
  }),
};
