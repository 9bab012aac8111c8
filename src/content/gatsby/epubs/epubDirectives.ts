import type { Node } from 'gatsby';
import { nameOf } from '../../../epub/book';
import { formatSize } from '../../../lib/format';
import { catalogueFile } from '../../../lib/routes';
import { epubWords } from '../../../words/inNode';
import { type Derive, derived, languageOf } from '../directive';
import { coversOf, make } from './make';
import type { Plan } from './plan';
import { unlistedType } from '../../model/unlisted';
import { planOf } from './plans';
import { planSampler } from './planSampler';

/**
 * A field that a build fills, and that is `empty` under develop: nobody who develops waits for books, and nothing hidden is
 * in one, since a build leaves hidden entries out.
 */
const builtField = (name: string, empty: null | [], fill: Derive) =>
  derived(name, (source, context, info) =>
    process.env['gatsby_executing_command'] === 'build' ? fill(source, context, info) : empty,
  );

/** What is said of a book in the catalogue. */
const epubOf = async (plan: Plan | null) => {
  if (!plan) return null;
  const { path, book } = plan;
  const { kind, language, description, day, source } = book;
  const { bytes } = await make(plan);
  return {
    path,
    bytes,
    title: nameOf(book),
    kind,
    language,
    description,
    day,
    page: source,
    ...coversOf(path),
  };
};

/** `@epub`: the book that a build makes of a story or an excerpt. */
export const epub = builtField('epub', null, async (source, context, info) =>
  epubOf(await planOf(source, context, info)),
);

/** `@sampler`: the book that a build makes of all excerpts. */
export const sampler = builtField('sampler', null, async (_source, context, info) =>
  epubOf(await planSampler(context, info)),
);

/** `@downloads`: the links to the book of a story or an excerpt, and to what it stands among. */
export const downloads = builtField('downloads', [], async (source, context, info) => {
  const own = await epubOf(await planOf(source, context, info));
  if (!own) return [];
  const language = await languageOf(context);
  const words = epubWords(language);
  const all = source.internal.type === 'Excerpt' && (await epubOf(await planSampler(context, info)));
  const inWords = ({ bytes }: { readonly bytes: number }): string => formatSize(bytes, language);
  return [
    { words: words.download(inWords(own)), path: own.path },
    ...(all ? [{ words: words.downloadSampler(inWords(all)), path: all.path }] : []),
    ...(source.internal.type === unlistedType ? [] : [{ words: words.catalogue, path: catalogueFile }]),
  ];
});

/** `@catalogue`: the path of the catalogue of all e-books; null where there are none. */
export const catalogue = builtField('catalogue', null, async (_source, context, info) => {
  for (const type of ['Post', 'Story', 'Excerpt']) {
    const { entries } = await context.nodeModel.findAll<Node>({ type, query: {} });
    for (const entry of entries) if (await planOf(entry, context, info)) return catalogueFile;
  }
  return null;
});
