import type { CreatePagesArgs, Node } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { siteWords } from '../../words/inNode';
import type { CoverName } from '../model/collections';
import { coversIn } from '../model/seriesParts';
import { entryIdOf } from '../model/entryFiles';
import { type PlacedEntry, settingsIn, type SiteContent } from '../model/siteContent';
import { sha256 } from '../read/sha256';
import { type Context, derived, entryIdIn, fileBeside, type FileNode, textIn } from './directive';
import { type CoverWords, drawCover } from './epubs/drawCover';
import { drawingStyleOf } from './share/drawingStyle';

type Cover = PlacedEntry<CoverName>;

/** The files of the covers that were drawn: by the `entryId` of the book, what they were drawn of and their nodes. */
const drawn = new Map<string, { readonly hash: string; readonly file: Node }>();

/** As whose `createFileNodeFromBuffer` makes nodes: nobody else may delete them. */
const ownerOfFiles = { name: 'gatsby-source-filesystem' };

/** What stands on a cover that is drawn: the title, the author, and the series with the place in it. */
const wordsOn = ({ fields: { title, series } }: Cover, content: SiteContent): CoverWords => {
  const { author = '', language = 'en' } = settingsIn(content) ?? {};
  const name = content.of('series').find(({ slug }) => slug === series?.name)?.fields.title;
  if (name === undefined) return { title, author };
  return {
    title,
    author,
    kind: series?.position === undefined ? name : siteWords(language).partOf(series.position, name),
  };
};

/**
 * Draws covers of words for the books that have no picture yet, before pages ask for them. Nodes that come while pages ask
 * would have Gatsby forget what it has found for others.
 */
export const drawMissingCovers = async (args: CreatePagesArgs, content: SiteContent): Promise<void> => {
  const { actions, createNodeId, cache, getCache } = args;
  const style = drawingStyleOf(settingsIn(content)?.look);
  for (const book of coversIn(content).filter(({ fields }) => !fields.image)) {
    const words = wordsOn(book, content);
    const hash = sha256(JSON.stringify([words, style]));
    const last = drawn.get(entryIdOf(book));
    if (last?.hash === hash) continue;
    const file = await createFileNodeFromBuffer({
      buffer: await drawCover(words, style),
      hash,
      name: 'cover',
      ext: '.jpg',
      cache,
      getCache,
      createNode: actions.createNode,
      createNodeId,
    });
    drawn.set(entryIdOf(book), { hash, file });
    const isUsed = [...drawn.values()].some((one) => one.file.id === last?.file.id);
    // Pages that have shown it ask again.
    if (last && !isUsed) actions.deleteNode(last.file, ownerOfFiles);
  }
};

/** The file of a book's cover: the author's, else the one that was drawn; null where the former is missing. */
export const coverFile = async (source: Node, context: Context): Promise<FileNode | null> => {
  const name = textIn(source, 'image');
  if (name !== null) return fileBeside(source, name, context);
  const id = drawn.get(entryIdIn(source, context))?.file.id;
  return context.nodeModel.getNodeById({ id: id ?? null }) as FileNode | null;
};

/** `@cover`: the file of a book's cover, which there always is. */
export const cover = derived('cover', coverFile);
