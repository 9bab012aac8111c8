import type { Stale } from '../../change/stale';
import { textOf } from '../content';
import type { Doc } from '../drafts/doc';
import { mergedDoc, type Side, theirState } from '../drafts/merged';
import type { Host } from '../host/host';
import { broughtBack } from '../saving';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { Editor } from '../useEditor';
import { shownBefore } from '../usePictures';
import { Compared } from './Compared';

interface Props {
  readonly editor: Editor;
  readonly host: Host;
  readonly doc: Doc;
  readonly stale: Stale;
}

/** What is typed here together with what was saved elsewhere; null where that is deleted or cannot be read. */
const together = (doc: Doc, stale: Stale, side: Side): Doc | null => {
  const theirs = theirState(stale);
  return theirs && mergedDoc(doc, theirs, stale.version ?? '', side, Date.now());
};

/** Asks which of two states of an entry shall stay: what is typed here, or what was saved elsewhere meanwhile. */
export function StaleDialog({ editor, host, doc, stale }: Props) {
  const { path, text, version } = stale;
  const mine = together(doc, stale, 'mine') ?? doc;
  const theirs = together(doc, stale, 'theirs');
  const textIn = ({ collection, history }: Doc): string => textOf(collection, history.present);
  const close = (): void => editor.setAsked(null);
  const keepMine = (): void => {
    close();
    const back = () => broughtBack(doc, path, (file) => shownBefore(host, file));
    const kept = text === null ? back() : mine;
    editor.replace(doc.key, kept);
    void editor.saveAt(kept, path, version);
  };
  const takeTheirs = (): void => {
    editor.replace(doc.key, theirs);
    close();
  };
  return (
    <Dialog
      title="This was changed elsewhere"
      close="Back to the form"
      actions={<Button onClick={takeTheirs}>Take what was saved there</Button>}
      main="Save mine over it"
      onMain={keepMine}
      onClose={close}
    >
      <p>
        It was {text === null ? 'deleted' : 'saved'} in another tab, by another program or by somebody else
        since you opened it. Nothing is lost before you choose.
      </p>
      <Compared
        path={path}
        titles={['Yours', 'Saved there']}
        texts={[textIn(mine), theirs ? textIn(theirs) : text]}
      />
    </Dialog>
  );
}
