import { Refused } from '../../content/read/refused';
import { folderOf } from '../../lib/text';
import { adviseOnPictures } from '../../content/check/adviseOnPictures';
import { collections } from '../../content/model/collections';
import { collectionOf, pathInContent } from '../../content/model/entryFiles';
import { fileKindOf } from '../../content/model/fileTypes';
import type { Entry } from '../../content/read/entry';
import { pathBeside } from '../../content/read/usedFiles';
import { entryIn } from '../config';
import { isNeeded, isThere, isUsed, mediaName, userOf } from '../mediaName';
import { changeBackend } from './changeBackend';
import type { Backend, Decap, MediaFile, SentEntry } from './decap';
import { notifyOfHints } from './notifyOfHints';
import { clearNotice } from './notify';
import { plainly } from './plainly';
import { refuseUploads } from './uploads';

const isEntry = (path: string): boolean => collectionOf(pathInContent(path)) !== null;

/** The entries among the files of a folder, as the Git host has them. Throws Refused where it does not answer. */
const entriesAmong = async (backend: Backend, files: readonly MediaFile[]): Promise<Entry[]> => {
  const paths = files.map(({ path }) => path).filter(isEntry);
  const read = paths.map(async (path) => {
    const { data } = await backend.getEntry(path);
    if (!data) throw new Refused('the Git host does not answer: try again');
    return entryIn(path, data);
  });
  return (await Promise.all(read)).flatMap((entry) => entry ?? []);
};

/** Throws Refused where the site could not be without a file. */
const refuseDeletion = async (path: string, backend: Backend, list: Backend['getMedia']): Promise<void> => {
  const found = collectionOf(pathInContent(path));
  if (found && 'one' in collections[found.collection]) return;
  if (!fileKindOf(path)) throw new Refused(isNeeded(path));
  const user = userOf(path, await entriesAmong(backend, await list(folderOf(path))));
  if (user) throw new Refused(isUsed(path, user));
};

/** The size of a picture that was sent with an entry. */
const sizeIn =
  ({ assets }: SentEntry, file: string) =>
  async (name: string) => {
    const sent = assets.find(({ path }) => path === pathBeside(file, name))?.fileObj;
    return sent ? createImageBitmap(sent).catch(() => null) : null;
  };

/** Tells what is worth a look in the pictures that were sent; links that look like others are left to the check. */
const adviseOn = async (sent: SentEntry): Promise<void> => {
  const [{ path, raw } = { path: '', raw: '' }] = sent.dataFiles;
  const entry = entryIn(path, raw);
  if (entry) notifyOfHints(entry, await adviseOnPictures(entry, sizeIn(sent, path)));
};

/** Tells what entries there are after each change, given those of the site. */
const makeLedger = (site: readonly Entry[], tell: (entries: readonly Entry[]) => void) => {
  let entries = site;
  return (path: string, now: Entry | null): void => {
    entries = [...entries.filter(({ file }) => file !== path), ...(now ? [now] : [])];
    tell(entries);
  };
};

/** A Git host's backend, which lists pictures and sounds alone and does not delete what is in use. */
const guarded = (backend: Backend, mediaFolder: string, changed: ReturnType<typeof makeLedger>): Backend => {
  const list = backend.getMedia.bind(backend);
  const persistMedia = backend.persistMedia.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  return Object.assign(backend, {
    getMedia: plainly(async (folder = mediaFolder) => {
      const files = await list(folder);
      const entries = await entriesAmong(backend, files);
      return files
        .filter(({ name, isDirectory }) => !isDirectory && fileKindOf(name))
        .map((file) => ({ ...file, name: mediaName(file.path, entries) }));
    }),
    persistMedia: async (file, options) => {
      const beside = await list(folderOf(file.path));
      if (beside.some(({ path }) => path === file.path)) throw new Refused(isThere(file.path));
      return persistMedia(file, options);
    },
    persistEntry: async (entry, options) => {
      const saved = await persistEntry(entry, options);
      for (const { path, raw } of entry.dataFiles) changed(path, entryIn(path, raw));
      await adviseOn(entry);
      return saved;
    },
    deleteFiles: plainly(async (paths, message) => {
      for (const path of paths) await refuseDeletion(path, backend, list);
      const deleted = await deleteFiles(paths, message);
      for (const path of paths) changed(path, null);
      clearNotice();
      return deleted;
    }),
  } satisfies Partial<Backend>);
};

/**
 * Has the backend of a Git host keep what the site needs, as the editor's own server does, and tell what entries there are
 * after each change; `site` has those before.
 */
export const guardHost = (
  cms: Decap,
  name: string,
  site: readonly Entry[],
  tell: (entries: readonly Entry[]) => void,
): void => {
  const changed = makeLedger(site, tell);
  changeBackend(cms, name, (made, { media_folder }) => refuseUploads(guarded(made, media_folder, changed)));
};
