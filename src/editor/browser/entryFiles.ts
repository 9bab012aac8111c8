import { folderOf } from '../../lib/text';
import { changeBackend } from './changeBackend';
import type { Backend, Decap, DecapList, MediaFile } from './decap';
import type { DecapState, DecapStore, Mend } from './decapStore';

const filesOf = ({ entryDraft }: DecapState) =>
  entryDraft.getIn(['entry', 'mediaFiles']) as DecapList & { clear(): unknown };

const addFile = 'ADD_DRAFT_ENTRY_MEDIA_FILE';
const changed = ['hasChanged'];

const isDraft = (state: DecapState, id: string): boolean =>
  filesOf(state)
    .toArray()
    .some((file) => file.get('id') === id && file.get('draft') === true);

/** What happens when the files that lie beside an entry were read anew. */
const filesRead = (path: string, files: readonly MediaFile[]) => ({
  type: 'OWN_FILES_READ',
  payload: { path, files },
});
type FilesRead = ReturnType<typeof filesRead>['payload'];

/** Has the form know the files that lie beside its entry, and be no less saved by what happens to them. */
export const knowFiles: Mend = (reduce, before, action) => {
  const asSaved = (after: DecapState): DecapState => ({
    ...after,
    entryDraft: after.entryDraft.setIn(changed, before.entryDraft.getIn(changed)),
  });
  if (action.type === 'REMOVE_DRAFT_ENTRY_MEDIA_FILE') {
    const { id } = action.payload as { readonly id: string };
    const after = reduce(before, action);
    return isDraft(before, id) ? after : asSaved(after);
  }
  if (action.type !== 'OWN_FILES_READ') return reduce(before, action);
  const { path, files } = action.payload as FilesRead;
  if (before.entryDraft.getIn(['entry', 'path']) !== path) return before;
  const none = before.entryDraft.setIn(['entry', 'mediaFiles'], filesOf(before).clear());
  return asSaved(
    files.reduceRight((state, file) => reduce(state, { type: addFile, payload: file }), {
      ...before,
      entryDraft: none,
    }),
  );
};

/** The backend, which tells of the files beside an entry when it has saved it. */
const telling = (backend: Backend, store: () => DecapStore): Backend => {
  const persistEntry = backend.persistEntry.bind(backend);
  return Object.assign(backend, {
    persistEntry: async (entry, options) => {
      const saved = await persistEntry(entry, options);
      const { path } = entry.dataFiles[0] ?? { path: '' };
      // It is saved, whether or not they can be read.
      const files = await backend.getMedia(folderOf(path)).catch(() => null);
      if (files) store().dispatch(filesRead(path, files));
      return saved;
    },
  } satisfies Partial<Backend>);
};

/** Has the files beside an entry read anew when it is saved: what was chosen lies there now, and has its use. */
export const readFilesAnew = (cms: Decap, name: string, store: () => DecapStore): void =>
  changeBackend(cms, name, (made) => telling(made, store));
