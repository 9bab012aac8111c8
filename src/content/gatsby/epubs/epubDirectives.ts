import type { Node } from 'gatsby';
import { nameOf } from '../../../epub/book';
import { formatSize } from '../../../lib/format';
import { catalogueFile } from '../../../lib/routes';
import { epubWords } from '../../../words/inNode';
import { collectionOf } from '../../model/entryFiles';
import { type Context, type FieldExtension, type Info, rootFile, settingsOf } from '../directive';
import { coverOfExcerpt } from './coverOfExcerpt';
import { coversOf, make } from './make';
import type { Plan } from './plan';
import { isShownStory, planOf } from './plans';
import { planSampler } from './planSampler';

/** Nobody who develops waits for books, and nothing hidden is in one: a build leaves hidden entries out. */
const isBuild = (): boolean => process.env['gatsby_executing_command'] === 'build';

/** What is said of a book in the catalogue. */
const epubOf = async (plan: Plan | null) => {
  if (!plan) return null;
  const { path, book } = plan;
  const { kind, description, day, source } = book;
  const { bytes } = await make(plan);
  return { path, bytes, title: nameOf(book), kind, description, day, page: source, ...coversOf(path) };
};

/** `@epub`: the book that a build makes of a story or an excerpt. */
export const epub: FieldExtension = {
  name: 'epub',
  extend: () => ({
    resolve: async (source, _args, context, info) =>
      isBuild() ? epubOf(await planOf(source, context, info)) : null,
  }),
};

/** `@sampler`: the book that a build makes of all excerpts. */
export const sampler: FieldExtension = {
  name: 'sampler',
  extend: () => ({
    resolve: async (_source, _args, context, info) =>
      isBuild() ? epubOf(await planSampler(context, info)) : null,
  }),
};

const linksOf = async (source: Node, context: Context, info: Info) => {
  const own = await epubOf(await planOf(source, context, info));
  if (!own) return [];
  const language = (await settingsOf(context))?.language ?? 'en';
  const words = epubWords(language);
  const all = source.internal.type === 'Excerpt' && (await epubOf(await planSampler(context, info)));
  const inWords = ({ bytes }: { readonly bytes: number }): string => formatSize(bytes, language);
  return [
    { words: words.download(inWords(own)), path: own.path },
    ...(all ? [{ words: words.downloadSampler(inWords(all)), path: all.path }] : []),
    { words: words.catalogue, path: catalogueFile },
  ];
};

/** `@takeAlong`: the links to the book of a story or an excerpt, and to what it stands among. */
export const takeAlong: FieldExtension = {
  name: 'takeAlong',
  extend: () => ({
    resolve: (source, _args, context, info) => (isBuild() ? linksOf(source, context, info) : []),
  }),
};

const hasBooks = async (context: Context): Promise<boolean> => {
  const posts = await context.nodeModel.findAll<Node>({ type: 'Post', query: {} });
  for (const post of posts.entries) if (await isShownStory(post, context)) return true;
  const excerpts = await context.nodeModel.findAll<Node>({ type: 'Excerpt', query: {} });
  for (const excerpt of excerpts.entries) {
    const slug = collectionOf(rootFile(excerpt, context).relativePath)?.slug;
    if (slug && (await coverOfExcerpt(slug, context))) return true;
  }
  return false;
};

/** `@catalogue`: the path of the catalogue of all books to take along; null where there are none. */
export const catalogue: FieldExtension = {
  name: 'catalogue',
  extend: () => ({
    resolve: async (_source, _args, context) =>
      isBuild() && (await hasBooks(context)) ? catalogueFile : null,
  }),
};
