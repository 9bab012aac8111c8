import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from '../content/read/refused';
import { refuseLinks } from '../content/transaction/refuseLinks';
import type { Listing } from './app/host/host';
import type { ImportDesk } from './import/importDesk';
import type { Git } from '../git/git';
import { fileAt, historyOf } from './history';
import { fetchVersions } from './publish/fetch';
import { keepChanges } from './publish/keep';
import { pushVersions } from './publish/push';
import { compareChange, undoChange } from './publish/undo';
import { readUnpublished } from './publish/unpublished';
import { readAhead } from './readAhead';
import { readListing } from './readListing';
import type { EditorRequest, Params } from './requests';
import { saveChange } from './saveChange';

/** A file's bytes, now or as a version had it. */
const readBytes = async (root: string, git: Git, { path, version }: Params<'readFile'>): Promise<Buffer> => {
  if (version !== undefined) return fileAt(git, path, version);
  await refuseLinks(root, path);
  return readFile(join(root, path)).catch(() => {
    throw new Refused(`there is no file ${path}`);
  });
};

const listed = async (root: string): Promise<Listing> => {
  const listing = await readListing(root);
  // A save says what cannot be read.
  void readAhead(listing).catch(() => undefined);
  return listing;
};

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

/**
 * Does what the editor's page asks for with the content below `root`, and resolves with the answer or
 * its bytes; with nothing where there is nothing to say. Throws Refused where nothing is done. `today` is an ISO date.
 */
export const answer = async (
  root: string,
  git: Git,
  desk: ImportDesk,
  request: EditorRequest,
  today: string,
): Promise<unknown> => {
  switch (request.action) {
    case 'listContent':
      return listed(root);
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
      return keepChanges(root, git, request.params, today);
    case 'pushVersions':
      return pushVersions(git);
    case 'fetchVersions':
      return fetchVersions(git);
    case 'compareChange':
      return compareChange(root, git, request.params.change);
    case 'undoChange':
      return undoChange(root, git, request.params.change, today);
    case 'lookUpIsbns':
      return desk.lookUp(request.params.text);
    case 'prepareImport':
      return desk.prepare(request.params);
    case 'keepImport':
      return desk.keep(request.params.turn);
    case 'dropImport':
      return desk.drop(request.params.turn);
    case 'lastImport':
      return { files: await desk.last() };
    case 'undoImport':
      return desk.undo();
    case 'importStep':
      return { step: desk.step() };
  }
};
