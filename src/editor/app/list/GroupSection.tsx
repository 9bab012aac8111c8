import { useId } from 'react';
import { Button } from '../ui/Button';
import * as styles from './EntryList.module.css';
import type { GroupProps } from './listProps';
import { Rows } from './Rows';

interface Props extends GroupProps {
  readonly isOpen: boolean;
  /** Left out while only what was found is shown. */
  readonly onToggle: (() => void) | undefined;
}

/** The entries under one heading, and what is added to them. */
export function GroupSection({ isOpen, onToggle, ...props }: Props) {
  const id = useId();
  const { label, adds, rows } = props.group;
  const title = (
    <>
      {label} <span className="soft">{rows.length}</span>
    </>
  );
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div className={styles.head}>
        <h2 id={id}>
          {onToggle ? (
            <Button look="quiet" data-row={label} aria-expanded={isOpen} onClick={onToggle}>
              <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {title}
            </Button>
          ) : (
            title
          )}
        </h2>
        {onToggle &&
          adds.map((one) => (
            <Button key={one.words} look="quiet" onClick={() => props.onAdd(one)}>
              {one.words}
            </Button>
          ))}
      </div>
      {isOpen && <Rows {...props} isWhole={onToggle !== undefined} />}
    </section>
  );
}
