import { useState } from 'react';
import { pathOfEntry } from '../../../content/model/entryFiles';
import { mustBeSlug, slugPattern } from '../../../content/model/fields';
import type { Doc } from '../drafts/doc';
import { Dialog } from '../ui/Dialog';
import { LineField } from '../ui/Field';
import type { Editor } from '../useEditor';

interface Props {
  readonly editor: Editor;
  readonly doc: Doc;
  readonly title: string;
  readonly offered: string;
}

/** Asks for the last part of the address of a new entry whose title gives none. */
export function AddressDialog({ editor, doc, title, offered }: Props) {
  const [slug, setSlug] = useState(offered);
  const isRight = new RegExp(`^(?:${slugPattern.source})$`).test(slug);
  const close = (): void => editor.setAsked(null);
  const save = (): void => {
    close();
    void editor.saveAt(doc, pathOfEntry(doc.collection, slug), null);
  };
  return (
    <Dialog
      title="Which address shall it have?"
      close="Back to the form"
      main="Save"
      isOff={!isRight}
      onMain={save}
      onClose={close}
    >
      <p>{`“${title}” gives none. It stays when the title changes.`}</p>
      <LineField
        label="The last part of its address"
        mistake={isRight ? undefined : `It ${mustBeSlug}.`}
        value={slug}
        onType={setSlug}
      />
    </Dialog>
  );
}
