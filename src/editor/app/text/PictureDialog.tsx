import { deleteSelection } from '@milkdown/prose/commands';
import type { Command } from '@milkdown/prose/state';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { LineField } from '../ui/Field';
import { sayOf } from './inserts';
import type { Picture } from './pictureView';
import * as styles from './TextEditor.module.css';

interface Props extends Picture {
  readonly url: string | undefined;
  readonly run: (command: Command) => void;
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

/** Asks what a picture of a text shows, and what stands below it. */
export function PictureDialog({ url, alt, title, run, onClose, onCancel }: Props) {
  const [said, setSaid] = useState(alt);
  const [below, setBelow] = useState(title);
  const answer = (command: Command): void => {
    run(command);
    onClose();
  };
  const remove = (
    <Button look="danger" onClick={() => answer(deleteSelection)}>
      Remove picture
    </Button>
  );
  return (
    <Dialog
      title="Picture"
      actions={remove}
      main="Done"
      onMain={() => answer(sayOf(said.trim(), below.trim()))}
      onClose={onCancel}
    >
      <img className={styles.preview} src={url} alt="" />
      <LineField label="What it shows" help="For those who do not see it." value={said} onType={setSaid} />
      <LineField
        label="Caption"
        isRequired={false}
        help="Stands below the picture."
        value={below}
        onType={setBelow}
      />
    </Dialog>
  );
}
