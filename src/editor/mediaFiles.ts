import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { contentFolder } from '../content/model/collections';
import { fileFaults } from '../content/check/files/fileFault';
import { fileKindOf } from '../content/model/fileTypes';
import { listContent } from '../content/read/listContent';
import { sha256 } from '../content/read/sha256';
import { refuseLinks } from '../content/transaction/refuseLinks';
import { transact } from '../content/transaction/transact';
import { RefusedSave } from './refusal';
import type { Params } from './requests';

/** A picture or sound as Decap takes it. */
const asDecapTakes = (path: string, bytes: Buffer) => ({
  id: sha256(bytes),
  path,
  name: basename(path),
  content: bytes.toString('base64'),
  encoding: 'base64',
});

export const readMedia = async (root: string, { path }: Params<'getMediaFile'>) => {
  await refuseLinks(root, path);
  return asDecapTakes(path, await readFile(join(root, path)));
};

/** The pictures and sounds that lie in a folder itself. */
export const listMedia = async (root: string, { mediaFolder }: Params<'getMedia'>) => {
  const { paths } = await listContent(root);
  const files = paths.map((path) => `${contentFolder}/${path}`);
  const here = files.filter((path) => dirname(path) === mediaFolder && fileKindOf(path));
  return Promise.all(here.map((path) => readMedia(root, { path })));
};

/** Writes a picture or sound. Throws RefusedSave where it is not what its name says. */
export const saveMedia = (root: string, { asset }: Params<'persistMedia'>) =>
  transact(root, async ({ write }) => {
    const bytes = Buffer.from(asset.content, 'base64');
    const kind = fileKindOf(asset.path);
    const problem = kind && (await fileFaults[kind]({ root, path: join(root, asset.path), sent: bytes }));
    if (problem) throw new RefusedSave(`${basename(asset.path)} ${problem}`);
    await write(asset.path, bytes);
    return asDecapTakes(asset.path, bytes);
  });
