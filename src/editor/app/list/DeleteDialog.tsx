import { Dialog } from '../ui/Dialog';
import type { Row } from './groups';

interface Props {
  readonly row: Row;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks once before an entry is deleted. */
export function DeleteDialog({ row: { title }, onRemove, onClose }: Props) {
  const remove = (): void => {
    onClose();
    onRemove();
  };
  return (
    <Dialog
      title={`Delete “${title}”?`}
      close="Keep it"
      main="Delete"
      look="danger"
      onMain={remove}
      onClose={onClose}
    >
      <p>Its pictures go with it. Right after, you can bring it back.</p>
      <p>
        If it was published, it leaves the site when you publish next. If it never was, nothing keeps it for
        later.
      </p>
    </Dialog>
  );
}
