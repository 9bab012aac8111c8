import { textOf } from '../content';
import { docOf, pathOf } from '../drafts/doc';
import { entryIn } from '../../config';
import type { useEditor } from '../useEditor';
import { AddressDialog } from './AddressDialog';
import { StaleDialog } from './StaleDialog';

/** What the author is asked before an entry can be saved. */
export function Dialogs({ editor }: { readonly editor: ReturnType<typeof useEditor> }) {
  const { asked, setAsked, saveAt } = editor;
  const close = (): void => setAsked(null);
  if (asked?.type === 'address') {
    const { doc, title, offered } = asked;
    return (
      <AddressDialog
        title={title}
        offered={offered}
        onClose={close}
        onChoose={(slug) => {
          close();
          void saveAt(doc, pathOf(doc.collection, slug), null);
        }}
      />
    );
  }
  if (asked?.type !== 'stale') return null;
  const { doc, stale } = asked;
  return (
    <StaleDialog
      path={stale.path}
      mine={textOf(doc.collection, doc.history.present)}
      theirs={stale.text}
      onClose={close}
      onKeepMine={() => {
        close();
        void saveAt(doc, stale.path, stale.version);
      }}
      onTakeTheirs={() => {
        const entry = stale.text === null ? null : entryIn(stale.path, stale.text);
        editor.replace(doc.key, entry && docOf(entry, stale.version ?? ''));
        close();
      }}
    />
  );
}
