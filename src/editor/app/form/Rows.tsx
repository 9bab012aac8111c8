import { arrayMove, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useId } from 'react';
import type { z } from 'zod';
import { type FieldInfo, fieldsOf } from '../../../content/model/fieldInfo';
import { Button } from '../ui/Button';
import { Fold } from './Fold';
import * as styles from './EntryForm.module.css';
import { useForm } from './formContext';
import { Sortable } from './Sortable';
import { isEmpty } from './values';
import { addOne, summaryOf } from './words';

interface RowProps {
  readonly path: string;
  readonly words: readonly string[];
  readonly place: string;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
  readonly onFold: () => void;
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function Row({ path, words: [title = '', ...more], place, onMove, children, ...does }: RowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition } = useSortable({ id: path });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={styles.handle}
      data-later=""
      data-handle={path}
      aria-label={`Move ${title}, ${place}, with the arrow keys`}
      {...listeners}
      onKeyDown={(event) => {
        const by = steps[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onMove(by);
      }}
    />
  );
  // Where it is while it is dragged is nothing that a sheet of styles knows.
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style}>
      <Fold {...{ path, title, ...does }} said={more.join(' · ')} before={handle}>
        {children}
      </Fold>
    </li>
  );
}

interface Props {
  readonly info: FieldInfo;
  readonly path: string;
  readonly item: z.ZodObject;
  readonly children: (path: string) => ReactNode;
}

/** What is done with the items of a list. What is open stays so wherever it moves, and the focus goes with it. */
const useItems = ({ path, item }: Props) => {
  const { valueOf, change, go, isOpen, setOpen } = useForm();
  const value = valueOf(path);
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const at = (index: number): string => `${path}.${index}`;
  const rearrange = (how: <One>(list: readonly One[]) => readonly One[]): void => {
    how(items.map((_one, index) => isOpen(at(index)))).forEach((open, index) => setOpen(at(index), open));
    change(path, how(items));
  };
  const move = (from: number, to: number): void => {
    if (from === to || to < 0 || to >= items.length) return;
    rearrange((list) => arrayMove([...list], from, to));
    document.querySelector<HTMLElement>(`[data-handle="${at(to)}"]`)?.focus();
  };
  const add = (): void => {
    change(path, [...items, {}]);
    setOpen(at(items.length), true);
    go(`${at(items.length)}.${fieldsOf(item)[0]?.name ?? ''}`);
  };
  const remove = (index: number): void => {
    rearrange((list) => list.toSpliced(index, 1));
    setOpen(at(items.length - 1), false);
    go(items.length > 1 ? at(Math.min(index, items.length - 2)) : path);
  };
  return { items, at, move, add, remove };
};

/** A list of groups, a row each. */
export function Rows(props: Props) {
  const { info, path, item, children } = props;
  const { entries, mistakeAt } = useForm();
  const { items, at, move, add, remove } = useItems(props);
  const id = useId();
  const one = info.one ?? 'one';
  const mistake = mistakeAt(path);
  const rows = items.map((value, index) => {
    const words = summaryOf(item, value, entries);
    return (
      <Row
        // What stands in a row may be the same as in another; its place is not.
        key={at(index)}
        path={at(index)}
        words={words.length ? words : [`New ${one.toLowerCase()}`]}
        place={`${index + 1} of ${items.length}`}
        onMove={(by) => move(index, index + by)}
        onRemove={() => remove(index)}
        onFold={() => isEmpty(value) && remove(index)}
      >
        {children(at(index))}
      </Row>
    );
  });
  return (
    <div role="group" aria-labelledby={id} className={styles.list} data-field={path}>
      <p id={id} className={styles.title}>
        {info.label}
      </p>
      {items.length === 0 && <p className={styles.help}>{info.description}</p>}
      {mistake && <p className={styles.mistake}>{mistake}</p>}
      <Sortable ids={items.map((_one, index) => at(index))} onMove={move}>
        <ul role="list" className={styles.rows}>
          {rows}
        </ul>
      </Sortable>
      <Button onClick={add}>{addOne(one)}</Button>
    </div>
  );
}
