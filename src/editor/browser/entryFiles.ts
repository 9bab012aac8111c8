import type { DecapList, MediaFile } from './decap';
import type { DecapState, Mend } from './decapStore';

const filesOf = ({ entryDraft }: DecapState) =>
  entryDraft.getIn(['entry', 'mediaFiles']) as DecapList & { clear(): unknown };

const isDraft = (state: DecapState, id: string): boolean =>
  filesOf(state)
    .toArray()
    .some((file) => file.get('id') === id && file.get('draft') === true);

/** The action for when the files beside an entry were read again. */
export const filesRead = (path: string, files: readonly MediaFile[]) => ({
  type: 'OWN_FILES_READ',
  payload: { path, files },
});

/** Keeps the form's list of the files beside its entry up to date, without calling the form unsaved for that. */
export const knowFiles: Mend = (reduce, before, action) => {
  const asSaved = (after: DecapState): DecapState => ({
    ...after,
    entryDraft: after.entryDraft.set('hasChanged', before.entryDraft.get('hasChanged')),
  });
  if (action.type === 'REMOVE_DRAFT_ENTRY_MEDIA_FILE') {
    const { id } = action.payload as { readonly id: string };
    const after = reduce(before, action);
    return isDraft(before, id) ? after : asSaved(after);
  }
  if (action.type !== 'OWN_FILES_READ') return reduce(before, action);
  const { path, files } = action.payload as ReturnType<typeof filesRead>['payload'];
  if (before.entryDraft.getIn(['entry', 'path']) !== path) return before;
  const none = before.entryDraft.setIn(['entry', 'mediaFiles'], filesOf(before).clear());
  return asSaved(
    files.reduceRight((state, file) => reduce(state, { type: 'ADD_DRAFT_ENTRY_MEDIA_FILE', payload: file }), {
      ...before,
      entryDraft: none,
    }),
  );
};
