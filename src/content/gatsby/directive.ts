import type { Node } from 'gatsby';
import type { Look } from '../../lib/look';
import type { Press } from '../../lib/press';
import type { ChosenShop } from '../model/isbnShops';
import type { SiteSettings as Settings } from '../model/schema';

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

/** The site's settings, as far as other entries need them. */
export interface SiteSettings {
  readonly title: string;
  readonly tagline: string;
  readonly author: string;
  readonly language: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly company: string;
  readonly footerYear: number;
  /** The file of the icon, beside that of the settings. */
  readonly icon: string;
  readonly press?: Press;
  readonly profiles?: Settings['profiles'];
  readonly profilesInFooter?: boolean;
  readonly newsletter?: Settings['newsletter'];
  readonly isbnShops?: readonly ChosenShop[];
  readonly look?: Look;
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

/** The node of a file that lies beside an entry; null where there is none. */
export const fileBeside = (source: Node, name: string, context: Context): Promise<Node | null> => {
  const filter = { absolutePath: { eq: `${rootFile(source, context).dir}/${name}` } };
  return context.nodeModel.findOne<Node>({ type: 'File', query: { filter } });
};

/** What an entry has in a field; null where it leaves the field out. */
export const textIn = (source: Node, field: string): string | null => {
  const value = (source as unknown as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : null;
};

/** The language of the site, as a code. */
export const languageOf = async (context: Context): Promise<string> =>
  (await settingsOf(context))?.language ?? 'en';
