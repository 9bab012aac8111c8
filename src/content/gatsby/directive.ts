import { posix } from 'node:path';
import type { Node } from 'gatsby';
import { collectionOf, type EntryFile, entryIdOf } from '../model/entryFiles';
import type { SiteSettings } from '../model/schema';

/** The parts of Gatsby's resolver arguments that the extensions use; Gatsby has no types for them. */
export interface Context {
  readonly nodeModel: {
    getNodeById(query: { readonly id: string | null }): Node | null;
    findRootNodeAncestor(node: Node): (Node & { readonly relativePath: string; readonly dir: string }) | null;
    findOne<T>(query: { readonly type: string; readonly query: object }): Promise<T | null>;
    findAll<T>(query: {
      readonly type: string;
      readonly query: object;
    }): Promise<{ readonly entries: Iterable<T> }>;
  };
  readonly defaultFieldResolver: Resolve;
}
export interface Info {
  readonly schema: { getType(name: string): { getFields(): Record<string, { readonly resolve: Resolve }> } };
}
type Resolve = (source: Node, args: object, context: Context, info: Info) => unknown;

/** A directive for the fields of createTypes, as Gatsby's `createFieldExtension` takes it. */
export interface FieldExtension {
  readonly name: string;
  readonly args?: Record<string, string>;
  readonly extend: (options: Record<string, string>) => { readonly resolve: Resolve };
}

/** The settings of the site; null where there are none yet. */
export const settingsOf = ({ nodeModel }: Context): Promise<SiteSettings | null> =>
  nodeModel.findOne<SiteSettings>({ type: 'SiteSettings', query: {} });

/** The node of the file that an entry comes from. Throws where it comes from none. */
export const rootFile = (source: Node, { nodeModel }: Context) => {
  const file = nodeModel.findRootNodeAncestor(source);
  if (!file) throw new Error(`The node ${source.id} does not come from a file`);
  return file;
};

/** The place of the file that an entry comes from; null where no collection has it. */
export const entryOf = (source: Node, context: Context): EntryFile | null =>
  collectionOf(rootFile(source, context).relativePath);

/** The same as `entryId` in queries; empty where no collection has it. */
export const entryIdIn = (source: Node, context: Context): string => {
  const found = entryOf(source, context);
  return found ? entryIdOf(found) : '';
};

export type FileNode = Node & { readonly absolutePath: string };

/** The node of a file that lies beside an entry; null where there is none. Gatsby asks again when it is another one. */
export const fileBeside = (source: Node, name: string, context: Context): Promise<FileNode | null> => {
  const filter = { absolutePath: { eq: posix.join(rootFile(source, context).dir, name) } };
  return context.nodeModel.findOne<FileNode>({ type: 'File', query: { filter } });
};

/** What an entry has in a field; null where it leaves the field out. */
export const textIn = (source: Node, field: string): string | null => {
  const value = (source as unknown as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : null;
};

/** The language of the site, as a code. */
export const languageOf = async (context: Context): Promise<string> =>
  (await settingsOf(context))?.language ?? 'en';

export type Derive = (source: Node, context: Context, info: Info) => unknown;

/** A directive for a field that follows from its entry. */
export const derived = (name: string, derive: Derive): FieldExtension => ({
  name,
  extend: () => ({ resolve: (source, _args, context, info) => derive(source, context, info) }),
});

/** A directive for a field that follows from a text in another one, which it names as `field`; null where there is no text. */
export const derivedFrom = (
  name: string,
  derive: (text: string, source: Node, context: Context) => unknown,
): FieldExtension => ({
  name,
  args: { field: 'String!' },
  extend: ({ field = '' }) => ({
    resolve: (source, _args, context) => {
      const text = textIn(source, field);
      return text && derive(text, source, context);
    },
  }),
});

/** A directive that makes something else of the value of its own field. */
export const changed = (
  name: string,
  change: (value: unknown, context: Context, options: Readonly<Record<string, string>>) => unknown,
  args: FieldExtension['args'] = {},
): FieldExtension => ({
  name,
  args,
  extend: (options) => ({
    resolve: async (source, given, context, info) =>
      change(await context.defaultFieldResolver(source, given, context, info), context, options),
  }),
});
