import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Compared } from './Compared';

interface Props {
  readonly path: string;
  readonly mine: string;
  /** What the file says by now; null where it is deleted. */
  readonly theirs: string | null;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
  readonly onClose: () => void;
}

/** Asks which of two states of an entry shall stay: what is typed here, or what was saved elsewhere meanwhile. */
export function StaleDialog({ path, mine, theirs, onTakeTheirs, onKeepMine, onClose }: Props) {
  return (
    <Dialog
      title="This was changed elsewhere"
      close="Back to the form"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTakeTheirs}>Take what was saved there</Button>
          <Button look="main" onClick={onKeepMine}>
            Save mine over it
          </Button>
        </>
      }
    >
      <p>
        It was {theirs === null ? 'deleted' : 'saved'} in another tab, by another program or by somebody else
        since you opened it. Nothing is lost before you choose.
      </p>
      <Compared
        path={path}
        sides={[
          { title: 'Yours', text: mine },
          { title: 'Saved there', text: theirs },
        ]}
      />
    </Dialog>
  );
}
