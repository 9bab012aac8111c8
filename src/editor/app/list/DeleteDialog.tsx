import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { Row } from './groups';

interface Props {
  readonly row: Row;
  readonly onRemove: (path: string) => void;
  readonly onClose: () => void;
}

/** Asks once before an entry is deleted. */
export function DeleteDialog({ row: { entry, title }, onRemove, onClose }: Props) {
  const remove = (
    <Button
      look="danger"
      onClick={() => {
        onClose();
        onRemove(entry.file);
      }}
    >
      Delete
    </Button>
  );
  return (
    <Dialog title={`Delete “${title}”?`} actions={remove} close="Keep it" onClose={onClose}>
      <p>It leaves the site when you publish next, and its pictures with it.</p>
    </Dialog>
  );
}
