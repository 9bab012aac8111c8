import { useId, useState } from 'react';
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
  const id = useId();
  const [slug, setSlug] = useState(offered);
  const isRight = new RegExp(`^(?:${slugPattern.source})$`).test(slug);
  return (
    <Dialog
      title="Which address shall it have?"
      close="Back to the form"
      onClose={onClose}
      actions={
        <Button look="main" type="submit" form={id} disabled={!isRight}>
          Save
        </Button>
      }
    >
      <p>{`“${title}” gives none. It stays when the title changes.`}</p>
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(slug);
        }}
      >
        <Field label="The last part of its address" mistake={isRight ? undefined : `It ${mustBeSlug}.`}>
          {(control) => <input {...control} value={slug} onChange={({ target }) => setSlug(target.value)} />}
        </Field>
      </form>
    </Dialog>
  );
}
