import { arrayMove } from '@dnd-kit/sortable';
import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { placeNow, Sortable } from '../ui/Sortable';
import { EntryRow } from './EntryRow';
import * as styles from './EntryList.module.css';
import { orderedBy, type Row } from './groups';
import type { GroupProps } from './listProps';

interface Props extends GroupProps {
  /** Whether all of its rows are shown, not only those that were found. */
  readonly isWhole: boolean;
}

/** So many rows are drawn at first, and whenever the end of them comes near. */
const step = 24;

/** How many rows are drawn, and what is to stand after them where there are more. */
const useDrawn = (rows: readonly Row[]) => {
  const [drawn, setDrawn] = useState(step);
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in window)) return undefined;
    const near = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn((now) => now + step),
      { rootMargin: '1000px' },
    );
    near.observe(end.current);
    return () => near.disconnect();
  }, [drawn]);
  const more = rows.length > drawn && (
    <Button ref={end} look="quiet" onClick={() => setDrawn(drawn + step)}>
      Show more
    </Button>
  );
  return { drawn, more };
};

/** The rows of a group, in an order that may be changed. */
export function Rows({ isWhole, ...props }: Props) {
  const { collection, rows } = props.group;
  const [shown, setOrder] = useOptimistic(rows, orderedBy);
  const [said, setSaid] = useState('');
  const { drawn, more } = useDrawn(shown);
  const paths = shown.map(({ entry }) => entry.file);
  const move = (from: number, to: number): void => {
    if (from === to || from < 0 || to < 0 || to >= paths.length) return;
    const next = arrayMove(paths, from, to);
    startTransition(async () => {
      setOrder(next);
      await props.onReorder(collection, next);
    });
  };
  const moveBy = ({ title }: Row, from: number, by: number): void => {
    move(from, from + by);
    if (shown[from + by]) setSaid(placeNow(title, from + by, shown.length));
  };
  const canMove = isWhole && props.group.isOrdered;
  const list = (
    <>
      <ul role="list" className={styles.rows}>
        {shown.slice(0, drawn).map((row, index) => (
          <EntryRow
            key={row.entry.file}
            {...{ ...props, row }}
            onMove={canMove ? (by) => moveBy(row, index, by) : undefined}
          />
        ))}
      </ul>
      {more}
      {canMove && (
        <p className="visually-hidden" role="status">
          {said}
        </p>
      )}
    </>
  );
  if (!canMove) return list;
  return (
    <Sortable ids={paths} titles={shown.map(({ title }) => title)} onMove={move}>
      {list}
    </Sortable>
  );
}
