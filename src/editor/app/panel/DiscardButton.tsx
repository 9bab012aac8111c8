import { useState } from 'react';
import { isSameState } from '../content';
import type { Doc } from '../drafts/doc';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

interface Props {
  readonly doc: Doc;
  readonly title: string;
  readonly onDiscard: () => void;
}

/** Lets go of what is not saved. Of what was never saved nothing is left to step back in, so it asks. */
export function DiscardButton({ doc, title, onDiscard }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { collection, path, saved, history } = doc;
  const isLast = path === null && !isSameState(collection, saved, history.present);
  const sure = (
    <Button look="danger" onClick={onDiscard}>
      Throw it away
    </Button>
  );
  return (
    <>
      <Button look="quiet" onClick={isLast ? () => setIsAsking(true) : onDiscard}>
        Discard
      </Button>
      {isAsking && (
        <Dialog
          title={`Throw away “${title}”?`}
          actions={sure}
          close="Keep it"
          onClose={() => setIsAsking(false)}
        >
          <p>It was never saved, and nothing brings it back.</p>
        </Dialog>
      )}
    </>
  );
}
