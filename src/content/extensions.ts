import { join } from 'node:path';
import type { Node } from 'gatsby';
import { fillPress, type Press } from '../lib/press';
import { collectionOf } from './places';
import { soundLength } from './media';

/** The parts of Gatsby's resolver arguments that the extensions use; Gatsby has no types for them. */
interface Context {
  readonly nodeModel: {
    getNodeById(query: { readonly id: string | null }): Node | null;
    findRootNodeAncestor(node: Node): (Node & { readonly relativePath: string; readonly dir: string }) | null;
    findOne(query: {
      readonly type: string;
      readonly query: object;
    }): Promise<{ readonly press: Press } | null>;
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
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
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

/** `@markdown`: the HTML that Gatsby's transformer makes of the Markdown file the entry is written in. */
const markdown: FieldExtension = {
  name: 'markdown',
  extend: () => ({
    resolve: async (source, _args, context, info) => {
      const remark = context.nodeModel.getNodeById({ id: source.parent });
      const { html } = info.schema.getType('MarkdownRemark').getFields();
      return remark && html
        ? withPress(await html.resolve(remark, {}, context, info), 'html', context)
        : null;
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
