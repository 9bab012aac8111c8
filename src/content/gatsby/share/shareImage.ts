import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Node } from 'gatsby';
import { directionOf } from '../../../lib/direction';
import { fillPress } from '../../../lib/press';
import { collections, isCoverName } from '../../model/collections';
import { collectionOf, type EntryFile } from '../../model/entryFiles';
import { fileFieldsOf } from '../../model/fileFields';
import { sha256 } from '../../read/sha256';
import {
  type Context,
  type FieldExtension,
  rootFile,
  settingsOf,
  type SiteSettings,
  textIn,
} from '../directive';
import { coverFile } from '../drawnCovers';
import { makeOnce } from '../made';
import { readColours } from './colours';
import { drawShare, type Share } from './drawShare';

/** Changes with what draws, so that pictures are drawn anew. */
const edition = 3;

/** The home page is shared by the name of the site, others by their own. */
const wordsOf = (title: string, isHome: boolean, site: SiteSettings): Pick<Share, 'title' | 'line'> =>
  isHome
    ? { title: site.title, line: site.tagline }
    : { title: fillPress(title, site.press, 'name'), line: `${site.author} · ${site.title}` };

const mostCovers = 3;

/** The covers of the first parts of a series, in the order in which they are read. */
const coversOf = async (series: string, context: Context): Promise<string[]> => {
  const { entries } = await context.nodeModel.findAll<Node>({
    type: 'CoverEntry',
    query: {
      filter: { series: { name: { eq: series } }, internal: { type: { ne: 'Audiobook' } } },
      sort: { fields: ['series.position', 'jsonId'], order: ['ASC', 'ASC'] },
    },
  });
  const files = await Promise.all([...entries].slice(0, mostCovers).map((node) => coverFile(node, context)));
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
    .filter(({ fileKind }) => fileKind === 'picture')
    .flatMap(({ name }) => textIn(source, name) ?? [])
    .slice(0, 1)
    .map((name) => join(rootFile(source, context).dir, name));
};

/** What an entry is shared by: its own picture, a series by its covers, else the icon of the site. */
const shareOf = async (source: Node, site: SiteSettings, context: Context): Promise<Share | null> => {
  const found = collectionOf(rootFile(source, context).relativePath);
  if (!found) return null;
  const pictures = await picturesOf(source, found, context);
  const isHome = found.collection === 'pages' && found.slug === 'books';
  return {
    ...wordsOf(textIn(source, 'title') ?? '', isHome, site),
    direction: directionOf(site.language),
    pictures: pictures.length ? pictures : [resolve('data', site.icon)],
  };
};

/**
 * `@shareImage`: the path of the picture by which the entry's page is shared. It is drawn by a build, which nobody who
 * develops waits for.
 */
export const shareImage: FieldExtension = {
  name: 'shareImage',
  extend: () => ({
    resolve: async (source, _args, context) => {
      const site = await settingsOf(context);
      const share = site && (await shareOf(source, site, context));
      if (!share) return null;
      const colours = await readColours();
      const pictures = await Promise.all(share.pictures.map(async (file) => sha256(await readFile(file))));
      const digest = sha256(JSON.stringify([edition, { ...share, pictures }, colours]));
      const path = `/static/share-${digest.slice(0, 32)}.jpg`;
      if (process.env['gatsby_executing_command'] === 'build')
        await makeOnce(join(resolve('public'), path), () => drawShare(share, colours));
      return path;
    },
  }),
};
