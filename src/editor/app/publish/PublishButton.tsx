import { useCallback, useEffect, useState } from 'react';
import type { Unpublished } from '../../publish/unpublished';
import { Button } from '../ui/Button';
import { askGit } from './askGit';
import { PublishDialog } from './PublishDialog';
import { labelOf } from './words';

interface Props {
  /** Changes when something was saved. */
  readonly stamp: unknown;
  /** Why an entry will not be seen at once; empty where it will. */
  readonly visibility: (id: string) => string;
  /** Told when files may have changed by what was done here. */
  readonly onDone: () => void;
}

/** Says what is not published, and opens what publishes it. Without git there is none. */
export function PublishButton({ stamp, visibility, onDone }: Props) {
  const [unpublished, setUnpublished] = useState<Unpublished | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Where the server has ended, a save says so.
  const renew = useCallback(() => askGit.list().then(setUnpublished, () => undefined), []);
  useEffect(() => {
    void renew();
  }, [renew, stamp]);
  if (!unpublished) return null;
  const isWaiting = unpublished.changes.length + unpublished.versions.length > 0;
  return (
    <>
      <Button look={isWaiting ? 'main' : 'quiet'} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {labelOf(unpublished)}
      </Button>
      {isOpen && (
        <PublishDialog
          {...{ unpublished, visibility }}
          onDone={async () => {
            await renew();
            onDone();
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
