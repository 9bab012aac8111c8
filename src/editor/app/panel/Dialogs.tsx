import { textOf } from '../content';
import { pathOfEntry } from '../../../content/model/entryFiles';
import { docOf } from '../drafts/doc';
import { entryIn } from '../../entryOf';
import type { Host } from '../host/host';
import { broughtBack } from '../saving';
import type { useEditor } from '../useEditor';
import { shownBefore } from '../usePictures';
import { AddressDialog } from './AddressDialog';
import { StaleDialog } from './StaleDialog';

interface Props {
  readonly editor: ReturnType<typeof useEditor>;
  readonly host: Host;
}

/** What the author is asked before an entry can be saved. */
export function Dialogs({ editor, host }: Props) {
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
          void saveAt(doc, pathOfEntry(doc.collection, slug), null);
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
        const isGone = stale.text === null;
        const mine = isGone ? broughtBack(doc, stale.path, (path) => shownBefore(host, path)) : doc;
        if (isGone) editor.replace(doc.key, mine);
        void saveAt(mine, stale.path, stale.version);
      }}
      onTakeTheirs={() => {
        const entry = stale.text === null ? null : entryIn(stale.path, stale.text);
        editor.replace(doc.key, entry && docOf(entry, stale.version ?? ''));
        close();
      }}
    />
  );
}
