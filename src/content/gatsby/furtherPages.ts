import type { Node } from 'gatsby';
import { pressKitRoute } from '../../lib/pressKitRoutes';
import { allSeriesRoute } from '../../lib/routes';
import { searchRoute } from '../../lib/searchRoutes';
import type { BuiltWords } from '../../words/built/words';
import { builtWords } from '../../words/inNode';
import { type Context, type FieldExtension, settingsOf } from './directive';

/** What the footer leads to beside the policies. */
interface FurtherPage {
  readonly title: keyof BuiltWords;
  /** Below the site's address; a file's has a dot. */
  readonly path: string;
  readonly isThere: (context: Context) => Promise<boolean>;
}

const hasPage =
  (path: string) =>
  async ({ nodeModel }: Context): Promise<boolean> =>
    (await nodeModel.findOne<Node>({ type: 'SitePage', query: { filter: { path: { eq: path } } } })) !== null;

/** In the order of the footer. */
const further: readonly FurtherPage[] = [
  { title: 'series', path: allSeriesRoute, isThere: hasPage(allSeriesRoute) },
  { title: 'search', path: searchRoute, isThere: hasPage(searchRoute) },
  { title: 'pressKit', path: pressKitRoute, isThere: hasPage(pressKitRoute) },
];

/** Its definition, and that of its type. */
export const furtherPagesType = 'type FurtherPage { title: String! path: String! }';
export const furtherPagesField = 'furtherPages: [FurtherPage!]! @furtherPages';

/** `@furtherPages`: what the site has beside its pages in the navigation, as the footer names it. */
export const furtherPages: FieldExtension = {
  name: 'furtherPages',
  extend: () => ({
    resolve: async (_source, _args, context) => {
      const words = builtWords((await settingsOf(context))?.language ?? 'en');
      const found = await Promise.all(
        further.map(async ({ title, path, isThere }) =>
          (await isThere(context)) ? [{ title: words[title], path }] : [],
        ),
      );
      return found.flat();
    },
  }),
};
