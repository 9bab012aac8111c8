import { textOf } from '../content';
import { pathOfEntry } from '../../../content/model/entryFiles';
import type { Doc } from '../drafts/doc';
import { merged, mergedDoc, type Side, theirState } from '../drafts/merged';
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
  const theirs = theirState(stale);
  const { history, saved, collection } = doc;
  const mine = history.present;
  const asWith = (side: Side): string =>
    textOf(collection, theirs ? merged(saved, mine, theirs, side) : mine);
  const together = (side: Side, now: number): Doc | null =>
    theirs && mergedDoc(doc, theirs, stale.version ?? '', side, now);
  return (
    <StaleDialog
      path={stale.path}
      mine={asWith('mine')}
      theirs={theirs ? asWith('theirs') : stale.text}
      onClose={close}
      onKeepMine={() => {
        close();
        const isGone = stale.text === null;
        const back = () => broughtBack(doc, stale.path, (path) => shownBefore(host, path));
        const kept = isGone ? back() : (together('mine', Date.now()) ?? doc);
        editor.replace(doc.key, kept);
        void saveAt(kept, stale.path, stale.version);
      }}
      onTakeTheirs={() => {
        editor.replace(doc.key, together('theirs', Date.now()));
        close();
      }}
    />
  );
}
