import type { Node } from 'gatsby';
import type { Root } from 'hast';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PictureFile } from '../../components/Picture';
import { fillPress, type Press } from '../../lib/press';
import {
  daysInWords,
  isbnShopsOf,
  isHiddenToday,
  knownFirst,
  listed,
  pagePath,
  pixels,
  plainIsbnOf,
  sizeInWords,
  soundLengthOf,
  textDirectives,
} from './derivedDirectives';
import { cover } from './drawnCovers';
import { feedHtmlOf } from './feedHtml';
import { foldSections } from './folds';
import { forPages } from './forPages';
import { footerHtml } from './footerHtml';
import { newsletterHtml } from './newsletter';
import {
  changed,
  type Context,
  derived,
  entryIdIn,
  entryOf,
  type FieldExtension,
  fileBeside,
  type Info,
  settingsOf,
} from './directive';
import { hasPage } from '../model/collections';
import type { EntryFile } from '../model/entryFiles';
import { routeOf } from '../model/routeOf';
import { translatedBy } from '../model/translations';
import { postDirectives } from './postDirectives';
import { shareImage } from './share/shareImage';
import { shell } from './shell';
import { textPictureArgs, withPictures } from './textPictures';
import { withNotesOf } from '../read/textTree';
import { treeOf } from './treeOf';
import { catalogue, epub, sampler, downloads } from './epubs/epubDirectives';

const isPicture = (node: Node | null): node is Node => node?.internal.type === 'ImageSharp';

const withPress = async (value: unknown, form: keyof Press | 'html', context: Context): Promise<unknown> => {
  if (typeof value !== 'string' || !/(\{|%7B)press(\}|%7D)/.test(value)) return value;
  const site = await settingsOf(context);
  return fillPress(value, site?.press, form);
};

/** `@press(as: "name" | "slug")`: a text in which {press} stands for the press's name or slug. */
const press = changed(
  'press',
  (text, context, { as }) => withPress(text, as === 'slug' ? 'slug' : 'name', context),
  { as: 'String!' },
);

/** `@slug`: the name of the entry's file or folder. */
const slug = derived('slug', (source, context) => entryOf(source, context)?.slug);

/** `@entryId`: what no other entry has. Gatsby's `id` has the folder of this machine in it, and what pages ask by is published. */
const entryId = derived('entryId', entryIdIn);

/** `@collection`: the name of the collection, which is also that of its folder in `data`. */
const collection = derived('collection', (source, context) => entryOf(source, context)?.collection);

/** The picture of a name that lies beside an entry, in the widths that a text needs. */
const pictureBeside =
  (source: Node, context: Context, { schema }: Info) =>
  async (name: string): Promise<PictureFile | null> => {
    const file = await fileBeside(source, name, context);
    const picture = file?.children.map((id) => context.nodeModel.getNodeById({ id })).find(isPicture);
    const { gatsbyImageData } = schema.getType('ImageSharp').getFields();
    if (!picture || !gatsbyImageData) return null;
    const data = await gatsbyImageData.resolve(picture, textPictureArgs, context, { schema });
    return { childImageSharp: { gatsbyImageData: data as IGatsbyImageData } };
  };

/** The text of an entry with ids that no other text on its page has. Feeds lead to them. */
const withOwnIds = (tree: Root, found: EntryFile | null): Root =>
  found?.collection === 'posts' ? withNotesOf(found.slug, tree) : tree;

/** Whether the sections of a text are folded: its author says so, of a translation at the original. */
const isFolded = async (source: Node, found: EntryFile | null, context: Context): Promise<boolean> => {
  const original = found?.collection === 'translations' ? translatedBy(found.slug) : null;
  const query = { filter: { slug: { eq: original?.slug } } };
  const folding =
    original?.collection === 'ownPages'
      ? await context.nodeModel.findOne<object>({ type: 'OwnPage', query })
      : source;
  return (folding as { readonly folds?: boolean } | null)?.folds === true;
};

/** `@markdown`: the text of an entry as HTML. */
const markdown = derived('markdown', async (source, context, info) => {
  const tree = await treeOf(source, context, info);
  if (!tree) return null;
  const found = entryOf(source, context);
  const whole = forPages(withOwnIds(tree, found));
  const shown = await withPictures(
    (await isFolded(source, found, context)) ? foldSections(whole) : whole,
    pictureBeside(source, context, info),
  );
  return withPress(shown, 'html', context);
});

/** `@feedHtml`: the text of a post or a story as HTML that is whole away from the site. */
const feedHtml = derived('feedHtml', async (source, context, info) => {
  const tree = await treeOf(source, context, info);
  const site = await settingsOf(context);
  const found = entryOf(source, context);
  if (!tree || !site || !found) return null;
  const page = site.siteUrl + routeOf({ ...found, hasOwnPage: hasPage({ ...found, fields: { ...source } }) });
  const html = await feedHtmlOf(withOwnIds(tree, found), page, pictureBeside(source, context, info));
  return withPress(html, 'html', context);
});

/** The directives that the types of typeDefinitions.ts use. */
export const fieldExtensions: readonly FieldExtension[] = [
  press,
  slug,
  entryId,
  collection,
  markdown,
  feedHtml,
  soundLengthOf,
  sizeInWords,
  pixels,
  ...postDirectives,
  ...textDirectives,
  daysInWords,
  plainIsbnOf,
  isbnShopsOf,
  knownFirst,
  listed,
  pagePath,
  shell,
  footerHtml,
  newsletterHtml,
  isHiddenToday,
  shareImage,
  epub,
  sampler,
  downloads,
  catalogue,
  cover,
];
