import { deleteSelection } from '@milkdown/prose/commands';
import type { Command } from '@milkdown/prose/state';
import { useId, useState } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
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
  const id = useId();
  const [said, setSaid] = useState(alt);
  const [below, setBelow] = useState(title);
  const answer = (command: Command): void => {
    run(command);
    onClose();
  };
  return (
    <Dialog
      title="Picture"
      onClose={onCancel}
      actions={
        <>
          <Button look="danger" onClick={() => answer(deleteSelection)}>
            Remove picture
          </Button>
          <Button look="main" type="submit" form={id}>
            Done
          </Button>
        </>
      }
    >
      <img className={styles.preview} src={url} alt="" />
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          answer(sayOf(said.trim(), below.trim()));
        }}
      >
        <Field label="What it shows" help="For those who do not see it.">
          {(control) => <input {...control} value={said} onChange={({ target }) => setSaid(target.value)} />}
        </Field>
        <Field label="Caption" isRequired={false} help="Stands below the picture.">
          {(control) => (
            <input {...control} value={below} onChange={({ target }) => setBelow(target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
