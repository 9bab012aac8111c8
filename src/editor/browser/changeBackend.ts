import { fileKindOf, isHeic, isHeicName } from '../../content/model/fileTypes';
import { Refused } from '../../content/read/refused';
import { folderOf, nameIn } from '../../lib/text';
import type { Backend, BackendConfig, Decap } from './decap';
import type { DecapStore } from './decapStore';
import { filesRead } from './entryFiles';
import { plainly } from './plainly';

/** Throws Refused where a file can be no picture or sound of the site, by its name. */
const refuseName = (path: string): void => {
  const name = nameIn(path);
  if (isHeicName(name)) throw new Refused(`${name} is ${isHeic}`);
  if (!fileKindOf(name))
    throw new Refused(
      `${name} is none of the pictures and sounds that browsers know: export it as JPEG, PNG or MP3`,
    );
};

/** The backend, which refuses what the site could not show, and reads the files beside an entry again after a save. */
const withFiles = (backend: Backend, store: () => DecapStore): Backend => {
  const persistMedia = backend.persistMedia.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);
  return Object.assign(backend, {
    persistMedia: plainly(async (file, options) => {
      refuseName(file.path);
      return persistMedia(file, options);
    }),
    persistEntry: async (entry, options) => {
      const saved = await persistEntry(entry, options);
      const { path } = entry.dataFiles[0] ?? { path: '' };
      // The entry is saved even if they can't be read.
      const files = await backend.getMedia(folderOf(path)).catch(() => null);
      if (files) store().dispatch(filesRead(path, files));
      return saved;
    },
  } satisfies Partial<Backend>);
};

/** Applies `change`, and what local and hosted backends have in common, to every backend of this name. */
export const changeBackend = (
  cms: Decap,
  name: string,
  store: () => DecapStore,
  change: (made: Backend, config: BackendConfig) => Backend,
): void => {
  const backend = cms.getBackend(name);
  const { init } = backend;
  backend.init = (config, options) => withFiles(change(init(config, options), config), store);
};
