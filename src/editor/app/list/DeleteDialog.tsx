import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { Row } from './groups';

interface Props {
  readonly row: Row;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks once before an entry is deleted. */
export function DeleteDialog({ row: { title }, onRemove, onClose }: Props) {
  const remove = (
    <Button
      look="danger"
      onClick={() => {
        onClose();
        onRemove();
      }}
    >
      Delete
    </Button>
  );
  return (
    <Dialog title={`Delete “${title}”?`} actions={remove} close="Keep it" onClose={onClose}>
      <p>Its pictures go with it. Right after, you can bring it back.</p>
      <p>
        If it was published, it leaves the site when you publish next. If it never was, nothing keeps it for
        later.
      </p>
    </Dialog>
  );
}
