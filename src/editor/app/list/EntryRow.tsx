import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, useRef, useState } from 'react';
import { collections } from '../../../content/model/collections';
import { translationSlug } from '../../../content/model/translations';
import { Button } from '../ui/Button';
import * as styles from './EntryList.module.css';
import type { Row } from './groups';
import type { GroupProps } from './listProps';

interface Props extends GroupProps {
  readonly row: Row;
  /** Moves it up by one (-1), or down (1), where the author orders the list. */
  readonly onMove: ((by: -1 | 1) => void) | undefined;
}

function Actions({ row, onMove, onDuplicate, onTranslate, onRemove }: Props) {
  return (
    <div className={`buttons ${styles.actions}`}>
      {onMove && (
        <>
          <Button onClick={() => onMove(-1)}>Move up</Button>
          <Button onClick={() => onMove(1)}>Move down</Button>
        </>
      )}
      {'one' in collections[row.entry.collection] && (
        <Button onClick={() => onDuplicate(row.entry.file)}>Duplicate</Button>
      )}
      {translationSlug(row.entry, '') !== null && <Button onClick={() => onTranslate(row)}>Translate</Button>}
      <Button look="danger" onClick={() => onRemove(row)}>
        Delete
      </Button>
    </div>
  );
}

/** What opens an entry: its picture, its title, and what it is in a word. */
function Opener({ row: { entry, title, marks }, group, pictureUrl, onOpen }: Props) {
  const url = pictureUrl(entry);
  return (
    <Button
      look="quiet"
      data-row={entry.file}
      className={styles.opener ?? ''}
      onClick={() => onOpen(entry.file)}
    >
      {url ? <img src={url} alt="" /> : group.hasPictures && <span className={styles.without} />}
      <span>
        {title}
        {marks.size > 0 && <span className={`soft ${styles.said}`}> {[...marks.values()].join(' · ')}</span>}
      </span>
    </Button>
  );
}

/** An entry in the list. Where more are drawn, those that are there stay as they are. */
export const EntryRow = memo(function EntryRow(props: Props) {
  const { row, group, onMove } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: row.entry.file,
    attributes: { roleDescription: 'handle' },
  });
  const more = useRef<HTMLButtonElement>(null);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={setNodeRef}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen || isDragging) return;
        setIsOpen(false);
        more.current?.focus();
      }}
      className={`${styles.row} ${isDragging ? styles.dragged : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {onMove && (
        <Button
          look="quiet"
          {...attributes}
          {...listeners}
          className={styles.handle ?? ''}
          aria-label={`Move ${row.title}`}
        >
          ⠿
        </Button>
      )}
      <Opener {...props} />
      {group.isGrowing && (
        <Button
          ref={more}
          look="quiet"
          aria-label={`More for ${row.title}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          ⋯
        </Button>
      )}
      {isOpen && <Actions {...props} />}
    </li>
  );
});
