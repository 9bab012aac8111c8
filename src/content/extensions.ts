import { join } from 'node:path';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PictureFile } from '../components/Picture';
import { fillPress, type Press } from '../lib/press';
import { collectionOf } from './places';
import { soundLength } from './media';
import { textPictureArgs, withPictures } from './textPictures';

/** The parts of Gatsby's resolver arguments that the extensions use; Gatsby has no types for them. */
interface Context {
  readonly nodeModel: {
    getNodeById(query: { readonly id: string | null }): Node | null;
    findRootNodeAncestor(node: Node): (Node & { readonly relativePath: string; readonly dir: string }) | null;
    findOne<T>(query: { readonly type: string; readonly query: object }): Promise<T | null>;
  };
  readonly defaultFieldResolver: Resolve;
}
interface Info {
  readonly schema: { getType(name: string): { getFields(): Record<string, { readonly resolve: Resolve }> } };
}
type Resolve = (source: Node, args: object, context: Context, info: Info) => unknown;

/** A directive for the fields of createTypes, as Gatsby's `createFieldExtension` takes it. */
interface FieldExtension {
  readonly name: string;
  readonly args?: Record<string, string>;
  readonly extend: (options: Record<string, string>) => { readonly resolve: Resolve };
}

const isPicture = (node: Node | null): node is Node => node?.internal.type === 'ImageSharp';

const rootFile = (source: Node, { nodeModel }: Context) => {
  const file = nodeModel.findRootNodeAncestor(source);
  if (!file) throw new Error(`The node ${source.id} does not come from a file`);
  return file;
};

const withPress = async (
  value: unknown,
  form: keyof Press | 'html',
  { nodeModel }: Context,
): Promise<unknown> => {
  if (typeof value !== 'string' || !/(\{|%7B)press(\}|%7D)/.test(value)) return value;
  const site = await nodeModel.findOne<{ readonly press: Press }>({ type: 'SiteSettings', query: {} });
  return site ? fillPress(value, site.press, form) : value;
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
      const { html } = info.schema.getType('MarkdownRemark').getFields();
      if (!remark || !html) return null;
      const text = (await html.resolve(remark, {}, context, info)) as string;
      const shown = await withPictures(text, pictureBeside(source, context, info));
      return withPress(shown, 'html', context);
    },
  }),
};

/** `@soundLength(field)`: how long the sound named by that field plays, in seconds. */
const soundLengthOf: FieldExtension = {
  name: 'soundLength',
  args: { field: 'String!' },
  extend: ({ field = '' }) => ({
    resolve: (source, _args, context) =>
      soundLength(
        join(rootFile(source, context).dir, String((source as unknown as Record<string, unknown>)[field])),
      ),
  }),
};

/** The directives that the types of graphql.ts use. */
export const fieldExtensions: readonly FieldExtension[] = [press, slug, markdown, soundLengthOf];
