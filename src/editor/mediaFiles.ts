import { Refused } from '../content/read/refused';
import { lstat, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { contentFolder } from '../content/model/collections';
import { fileFaults } from '../content/check/files/fileFault';
import { fileKindOf } from '../content/model/fileTypes';
import { collectionOf, pathInContent } from '../content/model/entryFiles';
import type { Entry } from '../content/read/entry';
import { listContent } from '../content/read/listContent';
import { parseEntry } from '../content/read/readContent';
import { sha256 } from '../content/read/sha256';
import { refuseLinks } from '../content/transaction/refuseLinks';
import { transact } from '../content/transaction/transact';
import { mediaName, mediaTaken } from './guards';
import type { Params } from './requests';

/** A picture or sound as Decap takes it. */
const asDecapTakes = (path: string, name: string, bytes: Buffer) => ({
  // Two files may be alike.
  id: sha256(`${path}\0${sha256(bytes)}`),
  path,
  name,
  content: bytes.toString('base64'),
  encoding: 'base64',
});

/** A picture or sound as Decap takes it, by its path. Throws Refused behind a link, and where it can't be read. */
export const readMedia = async (root: string, { path }: Params<'getMediaFile'>) => {
  await refuseLinks(root, path);
  return asDecapTakes(path, basename(path), await readFile(join(root, path)));
};

/** The entries among these files; one that cannot be read is left to the checks. */
const entriesAmong = async (root: string, files: readonly string[]): Promise<Entry[]> => {
  const read = files
    .filter((path) => collectionOf(pathInContent(path)))
    .map(async (path) => parseEntry(pathInContent(path), await readFile(join(root, path), 'utf8')));
  return (await Promise.all(read)).flatMap((found) => ('parsed' in found ? [found] : []));
};

/** The pictures and sounds that lie in a folder itself, with the entry that each is used in. */
export const listMedia = async (root: string, { mediaFolder }: Params<'getMedia'>) => {
  const { paths } = await listContent(root);
  const here = paths
    .map((path) => `${contentFolder}/${path}`)
    .filter((path) => dirname(path) === mediaFolder);
  const entries = await entriesAmong(root, here);
  const media = here.filter(fileKindOf).map((path) => readMedia(root, { path }));
  return (await Promise.all(media)).map((file) => ({ ...file, name: mediaName(file.path, entries) }));
};

/** Adds a picture or sound. Throws Refused where it is not what its name says, or another has that name. */
export const saveMedia = (root: string, { asset }: Params<'persistMedia'>) =>
  transact(root, async ({ write }) => {
    const bytes = Buffer.from(asset.content, 'base64');
    if (await lstat(join(root, asset.path)).catch(() => null)) throw mediaTaken(asset.path);
    const kind = fileKindOf(asset.path);
    const problem = kind && (await fileFaults[kind]({ root, path: join(root, asset.path), sent: bytes }));
    if (problem) throw new Refused(`${basename(asset.path)} ${problem}`);
    await write(asset.path, bytes);
    return asDecapTakes(asset.path, mediaName(asset.path, []), bytes);
  });
