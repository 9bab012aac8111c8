import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Node } from 'gatsby';
import { byEntryId } from '../../../lib/byEntryId';
import { directionOf } from '../../../lib/direction';
import { fillPress } from '../../../lib/press';
import { seriesRoute } from '../../../lib/routes';
import { collections, isCoverName } from '../../model/collections';
import type { EntryFile } from '../../model/entryFiles';
import { fileFieldsOf } from '../../model/fileFields';
import { sha256 } from '../../read/sha256';
import type { SiteSettings } from '../../model/schema';
import { type Context, derived, entryIdIn, entryOf, rootFile, settingsOf, textIn } from '../directive';
import { coverFile } from '../drawnCovers';
import { makeOnce } from '../made';
import { cutShare } from './cutShare';
import { drawingStyleOf } from './drawingStyle';
import { drawShare, type Share } from './drawShare';

/** Changes with what draws, so that pictures are drawn anew. */
const edition = 4;

/** The home page is shared by the name of the site, others by their own. */
const wordsOf = (title: string, isHome: boolean, site: SiteSettings): Pick<Share, 'title' | 'line'> =>
  isHome
    ? { title: site.title, line: site.tagline }
    : { title: fillPress(title, site.press, 'name'), line: `${site.author} · ${site.title}` };

const mostCovers = 5;

/** The node of a series' page, which the register of pages has told of its parts. */
interface SeriesPage extends Node {
  readonly context?: { readonly parts?: readonly string[] };
}

/** The covers of the first parts of a series, in the order in which they are read. */
const coversOf = async (series: string, context: Context): Promise<string[]> => {
  const page = await context.nodeModel.findOne<SeriesPage>({
    type: 'SitePage',
    query: { filter: { path: { eq: seriesRoute(series) } } },
  });
  const parts = page?.context?.parts ?? [];
  const { entries } = await context.nodeModel.findAll<Node>({
    type: 'CoverEntry',
    query: { filter: { entryId: { in: parts } } },
  });
  const covers = [...entries].map((node) => ({ node, entryId: entryIdIn(node, context) }));
  const first = byEntryId(covers, parts).slice(0, mostCovers);
  const files = await Promise.all(first.map(({ node }) => coverFile(node, context)));
  return files.flatMap((file) => file?.absolutePath ?? []);
};

/** The pictures of an entry: those of a cover and of a series, of others what a field names. */
const picturesOf = async (
  source: Node,
  { collection, slug }: EntryFile,
  context: Context,
): Promise<string[]> => {
  if (collection === 'series') return coversOf(slug, context);
  if (isCoverName(collection)) return [(await coverFile(source, context))?.absolutePath ?? []].flat();
  return fileFieldsOf(collections[collection].schema)
    .filter(({ name, fileKind }) => fileKind === 'picture' && name !== 'share')
    .flatMap(({ name }) => textIn(source, name) ?? [])
    .slice(0, 1)
    .map((name) => join(rootFile(source, context).dir, name));
};

/** What is drawn of an entry: its own picture, a series by its covers, else the icon of the site. The press kit has no title. */
const shareOf = async (source: Node, site: SiteSettings, context: Context): Promise<Share | null> => {
  const found = entryOf(source, context);
  if (!found || found.collection === 'pressKit') return null;
  const pictures = await picturesOf(source, found, context);
  const isHome = found.collection === 'pages' && found.slug === 'books';
  return {
    ...wordsOf(textIn(source, 'title') ?? '', isHome, site),
    direction: directionOf(site.language),
    pictures: pictures.length ? pictures : [resolve('data', site.icon)],
  };
};

/** The path of a picture of these, which is made by a build; nobody who develops waits for one. */
const pathOf = async (of: object, files: readonly string[], make: () => Promise<Buffer>): Promise<string> => {
  const pictures = await Promise.all(files.map(async (file) => sha256(await readFile(file))));
  const digest = sha256(JSON.stringify([edition, of, pictures]));
  const path = `/static/share-${digest.slice(0, 32)}.jpg`;
  if (process.env['gatsby_executing_command'] === 'build')
    await makeOnce(join(resolve('public'), path), make);
  return path;
};

/**
 * `@shareImage`: the path of the picture by which the entry's page is shared: the author's, cut to its size, or one that is
 * drawn. Null where it is that of the home page.
 */
export const shareImage = derived('shareImage', async (source, context) => {
  const site = await settingsOf(context);
  const style = drawingStyleOf(site?.look);
  const own = textIn(source, 'share');
  if (own !== null) {
    const file = join(rootFile(source, context).dir, own);
    return pathOf({ paper: style.paper }, [file], () => cutShare(file, style));
  }
  const share = site && (await shareOf(source, site, context));
  if (!share) return null;
  const { pictures, ...words } = share;
  return pathOf({ words, style }, pictures, () => drawShare(share, style));
});
