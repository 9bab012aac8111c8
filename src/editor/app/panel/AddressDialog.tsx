import { useState } from 'react';
import { mustBeSlug, slugPattern } from '../../../content/model/fields';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';

interface Props {
  readonly title: string;
  readonly offered: string;
  readonly onChoose: (slug: string) => void;
  readonly onClose: () => void;
}

/** Asks for the last part of the address of a new entry whose title gives none. */
export function AddressDialog({ title, offered, onChoose, onClose }: Props) {
  const [slug, setSlug] = useState(offered);
  const isRight = new RegExp(`^(?:${slugPattern.source})$`).test(slug);
  return (
    <Dialog
      title="Which address shall it have?"
      close="Back to the form"
      onClose={onClose}
      actions={
        <Button look="main" disabled={!isRight} onClick={() => onChoose(slug)}>
          Save
        </Button>
      }
    >
      <p>{`“${title}” gives none. It stays when the title changes.`}</p>
      <Field label="The last part of its address" mistake={isRight ? undefined : `It ${mustBeSlug}.`}>
        {(control) => <input {...control} value={slug} onChange={({ target }) => setSlug(target.value)} />}
      </Field>
    </Dialog>
  );
}
