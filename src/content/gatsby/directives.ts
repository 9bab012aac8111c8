import type { Node } from 'gatsby';
import type { Root } from 'hast';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PictureFile } from '../../components/Picture';
import { fillPress, type Press } from '../../lib/press';
import {
  dateInWords,
  hostInWords,
  isHiddenToday,
  isThere,
  knownFirst,
  pagePath,
  pixels,
  sizeInWords,
  soundLengthOf,
} from './derivedDirectives';
import { furtherPages } from './furtherPages';
import { type Context, type FieldExtension, type Info, rootFile, settingsOf } from './directive';
import { collectionOf } from '../model/entryFiles';
import { shareImage } from './share/shareImage';
import { textPictureArgs, withPictures } from './textPictures';

const isPicture = (node: Node | null): node is Node => node?.internal.type === 'ImageSharp';

const withPress = async (value: unknown, form: keyof Press | 'html', context: Context): Promise<unknown> => {
  if (typeof value !== 'string' || !/(\{|%7B)press(\}|%7D)/.test(value)) return value;
  const site = await settingsOf(context);
  return fillPress(value, site?.press, form);
};

/** `@press(as: "name" | "slug")`: a text in which {press} stands for the press's name or slug. */
const press: FieldExtension = {
  name: 'press',
  args: { as: 'String!' },
  extend: ({ as }) => ({
    resolve: async (source, args, context, info) =>
      withPress(
        await context.defaultFieldResolver(source, args, context, info),
        as === 'slug' ? 'slug' : 'name',
        context,
      ),
  }),
};

/** `@slug`: the name of the entry's file or folder. */
const slug: FieldExtension = {
  name: 'slug',
  extend: () => ({
    resolve: (source, _args, context) => collectionOf(rootFile(source, context).relativePath)?.slug,
  }),
};

/** The picture of a name that lies beside an entry, in the widths that a text needs. */
const pictureBeside =
  (source: Node, context: Context, { schema }: Info) =>
  async (name: string): Promise<PictureFile | null> => {
    const filter = { absolutePath: { eq: `${rootFile(source, context).dir}/${name}` } };
    const file = await context.nodeModel.findOne<Node>({ type: 'File', query: { filter } });
    const picture = file?.children.map((id) => context.nodeModel.getNodeById({ id })).find(isPicture);
    const { gatsbyImageData } = schema.getType('ImageSharp').getFields();
    if (!picture || !gatsbyImageData) return null;
    const data = await gatsbyImageData.resolve(picture, textPictureArgs, context, { schema });
    return { childImageSharp: { gatsbyImageData: data as IGatsbyImageData } };
  };

/** `@markdown`: the HTML that Gatsby's transformer makes of the Markdown file the entry is written in. */
const markdown: FieldExtension = {
  name: 'markdown',
  extend: () => ({
    resolve: async (source, _args, context, info) => {
      const remark = context.nodeModel.getNodeById({ id: source.parent });
      const { htmlAst } = info.schema.getType('MarkdownRemark').getFields();
      if (!remark || !htmlAst) return null;
      const tree = (await htmlAst.resolve(remark, {}, context, info)) as Root;
      const shown = await withPictures(tree, pictureBeside(source, context, info));
      return withPress(shown, 'html', context);
    },
  }),
};

/** The directives that the types of typeDefinitions.ts use. */
export const fieldExtensions: readonly FieldExtension[] = [
  press,
  slug,
  markdown,
  soundLengthOf,
  sizeInWords,
  pixels,
  dateInWords,
  hostInWords,
  knownFirst,
  isThere,
  pagePath,
  furtherPages,
  isHiddenToday,
  shareImage,
];
