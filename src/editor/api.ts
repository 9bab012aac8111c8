import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../content/model/collections';
import { isTranslationFile, pathInContent } from '../content/model/entryFiles';
import { listContent } from '../content/read/listContent';
import { refuseLinks } from '../content/transaction/refuseLinks';
import type { ImportDesk } from './import/importDesk';
import { listMedia, readMedia, saveMedia } from './mediaFiles';
import type { Git } from '../git/git';
import { keepChanges } from './publish/keep';
import { pushVersions } from './publish/push';
import { compareChange, undoChange } from './publish/undo';
import { readUnpublished } from './publish/unpublished';
import { remove } from './remove';
import type { EditorRequest, Params } from './requests';
import { adviceOn, saveEntry } from './save';
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

/**
 * Does what the editor's page asks for with the content below `root`, and resolves with the answer. Throws Refused where
 * nothing is done. `today` is an ISO date.
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
      return {
        version: await saveEntry(root, request.params, today),
        // The entry is saved: advice that fails must not say otherwise.
        advice: await adviceOn(root, request.params.dataFiles[0].path, today).catch(() => []),
      };
    case 'persistMedia':
      return saveMedia(root, request.params);
    case 'deleteFiles':
      await remove(root, request.params, today);
      return {};
    case 'getChanges':
      return readUnpublished(root, git);
    case 'keepChanges':
      await keepChanges(root, git, request.params, today);
      return {};
    case 'pushVersions':
      await pushVersions(git);
      return {};
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
