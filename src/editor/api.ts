import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../content/model/collections';
import { isTranslationFile, pathInContent } from '../content/model/entryFiles';
import { listContent } from '../content/read/listContent';
import { Refused } from '../content/read/refused';
import { refuseLinks } from '../content/transaction/refuseLinks';
import type { ImportDesk } from './import/importDesk';
import { listMedia, readMedia, saveMedia } from './mediaFiles';
import type { Git } from '../git/git';
import { fileAt, historyOf } from './history';
import { fetchVersions } from './publish/fetch';
import { keepChanges } from './publish/keep';
import { pushVersions } from './publish/push';
import { compareChange, undoChange } from './publish/undo';
import { readUnpublished } from './publish/unpublished';
import { readListing } from './readListing';
import type { EditorRequest, Params } from './requests';
import { saveChange } from './saveChange';
import { versionOf } from './version';

/** An entry's file as Decap takes it: `data` and `id` are null where there is none. */
const readEntryFile = async (root: string, path: string, label?: string) => {
  await refuseLinks(root, path);
  const id = await versionOf(root, path);
  return { data: id && (await readFile(join(root, path), 'utf8')), file: { path, label, id } };
};

const entriesOf = async (root: string, { folder, extension, depth }: Params<'entriesByFolder'>) => {
  const { paths } = await listContent(root);
  const files = paths.map((path) => `${contentFolder}/${path}`);
  const found = files.filter((path) => {
    // It lies beside what is listed, and has no form.
    if (isTranslationFile(pathInContent(path))) return false;
    const below = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
    return below.endsWith(`.${extension}`) && below.split('/').length <= depth;
  });
  return Promise.all(found.map((path) => readEntryFile(root, path)));
};

/** A file's bytes, now or as a version had it. */
const readBytes = async (root: string, git: Git, { path, version }: Params<'readFile'>): Promise<Buffer> => {
  if (version !== undefined) return fileAt(git, path, version);
  await refuseLinks(root, path);
  return readFile(join(root, path)).catch(() => {
    throw new Refused(`there is no file ${path}`);
  });
};

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** Saves an entry as Decap sends it. */
const saveEntry = async (
  root: string,
  { dataFiles: [{ path, raw }], assets, base }: Params<'persistEntry'>,
  today: string,
) => {
  const sent = assets.map((asset) => ({ path: asset.path, content: bytesOf(asset.content) }));
  const files = [{ path, content: raw }, ...sent];
  const { versions, advice } = await saveChange(root, { files, bases: { [path]: base } }, today);
  return { version: versions[path], advice };
};

/**
 * Does what the editor's page asks for with the content below `root`, and resolves with the answer or
 * its bytes. Throws Refused where nothing is done. `today` is an ISO date.
 */
export const answer = async (
  root: string,
  git: Git,
  desk: ImportDesk,
  request: EditorRequest,
  today: string,
): Promise<unknown> => {
  switch (request.action) {
    case 'entriesByFolder':
      return entriesOf(root, request.params);
    case 'entriesByFiles':
      return Promise.all(request.params.files.map(({ path, label }) => readEntryFile(root, path, label)));
    case 'getEntry':
      return readEntryFile(root, request.params.path);
    case 'getMedia':
      return listMedia(root, request.params);
    case 'getMediaFile':
      return readMedia(root, request.params);
    case 'persistEntry':
      return saveEntry(root, request.params, today);
    case 'persistMedia':
      return saveMedia(root, request.params);
    case 'deleteFiles': {
      const [path] = request.params.paths;
      const bases = { [path]: request.params.base ?? null };
      await saveChange(root, { files: [{ path, content: null }], bases }, today);
      return {};
    }
    case 'listContent':
      return readListing(root);
    case 'readFile':
      return readBytes(root, git, request.params);
    case 'saveChange': {
      const files = request.params.files.map(({ path, text, base64 }) => ({
        path,
        content: text ?? (base64 === undefined ? null : bytesOf(base64)),
      }));
      return saveChange(root, { files, bases: request.params.bases }, today);
    }
    case 'historyOf':
      return historyOf(git, request.params.path);
    case 'getChanges':
      return readUnpublished(root, git);
    case 'keepChanges':
      await keepChanges(root, git, request.params, today);
      return {};
    case 'pushVersions':
      await pushVersions(git);
      return {};
    case 'fetchVersions':
      return fetchVersions(git);
    case 'compareChange':
      return compareChange(root, git, request.params.change);
    case 'undoChange':
      await undoChange(root, git, request.params.change, today);
      return {};
    case 'lookUpIsbns':
      return desk.lookUp(request.params.text);
    case 'prepareImport':
      return desk.prepare(request.params);
    case 'keepImport':
      await desk.keep(request.params.turn);
      return {};
    case 'dropImport':
      await desk.drop(request.params.turn);
      return {};
    case 'lastImport':
      return { files: await desk.last() };
    case 'undoImport':
      return desk.undo();
    case 'importStep':
      return { step: desk.step() };
  }
};
