import { adviseOnPictures } from '../../content/check/adviseOnPictures';
import { collectionOf, pathInContent } from '../../content/model/entryFiles';
import { fileKindOf } from '../../content/model/fileTypes';
import type { Entry } from '../../content/read/entry';
import { Refused } from '../../content/read/refused';
import { pathBeside } from '../../content/read/usedFiles';
import { folderOf } from '../../lib/text';
import { entryIn } from '../config';
import { mediaName, mediaTaken, refuseDeletion } from '../guards';
import type { Backend, MediaFile, SentEntry } from './decap';
import { clearNotice, notifyOfAdvice } from './notify';
import { plainly } from './plainly';
import { refuseLonely, withoutTranslations } from './withoutTranslations';

/** The entries among the files of a folder at the Git host. Throws Refused where it does not answer. */
const entriesAmong = async (backend: Backend, files: readonly MediaFile[]): Promise<Entry[]> => {
  const paths = files.map(({ path }) => path).filter((path) => collectionOf(pathInContent(path)));
  const read = paths.map(async (path) => {
    const { data } = await backend.getEntry(path);
    if (!data) throw new Refused('the Git host does not answer: try again');
    return entryIn(path, data);
  });
  return (await Promise.all(read)).flatMap((entry) => entry ?? []);
};

/** Shows advice on the pictures that were sent with an entry; links that look like others are left to the check. */
const adviseOn = async ({ dataFiles, assets }: SentEntry): Promise<void> => {
  const [{ path, raw } = { path: '', raw: '' }] = dataFiles;
  const sizeOf = async (name: string) => {
    const sent = assets.find((asset) => asset.path === pathBeside(path, name))?.fileObj;
    return sent ? createImageBitmap(sent).catch(() => null) : null;
  };
  const entry = entryIn(path, raw);
  if (entry) notifyOfAdvice(entry, await adviseOnPictures(entry, sizeOf));
};

/**
 * A Git host's backend, which refuses what the editor's own server would, and calls `changed` with every file that was
 * saved or deleted, and its entry.
 */
export const guardHosted = (
  backend: Backend,
  mediaFolder: string,
  changed: (path: string, entry: Entry | null) => void,
): Backend => {
  const list = backend.getMedia.bind(backend);
  const persistMedia = backend.persistMedia.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  const entriesIn = async (folder: string) => entriesAmong(backend, await list(folder));
  return Object.assign(withoutTranslations(backend), {
    getMedia: plainly(async (folder = mediaFolder) => {
      const files = await list(folder);
      const entries = await entriesAmong(backend, files);
      return files
        .filter(({ name, isDirectory }) => !isDirectory && fileKindOf(name))
        .map((file) => ({ ...file, name: mediaName(file.path, entries) }));
    }),
    persistMedia: async (file, options) => {
      const beside = await list(folderOf(file.path));
      if (beside.some(({ path }) => path === file.path)) throw mediaTaken(file.path);
      return persistMedia(file, options);
    },
    persistEntry: async (entry, options) => {
      const saved = await persistEntry(entry, options);
      for (const { path, raw } of entry.dataFiles) changed(path, entryIn(path, raw));
      await adviseOn(entry);
      return saved;
    },
    deleteFiles: plainly(async (paths, message) => {
      for (const path of paths) {
        refuseDeletion(path, fileKindOf(path) ? await entriesIn(folderOf(path)) : []);
        if (!fileKindOf(path)) refuseLonely(await list(folderOf(path)));
      }
      const deleted = await deleteFiles(paths, message);
      for (const path of paths) changed(path, null);
      clearNotice();
      return deleted;
    }),
  } satisfies Partial<Backend>);
};
