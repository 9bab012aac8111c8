import { capitalise } from '../../../lib/text';
import { arrayMove, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useId } from 'react';
import type { z } from 'zod';
import { type FieldInfo, fieldsOf } from '../../../content/model/fieldInfo';
import { Button } from '../ui/Button';
import { Sortable } from '../ui/Sortable';
import { Fold } from './Fold';
import * as styles from './EntryForm.module.css';
import { useForm } from './formContext';
import { isEmpty } from './values';
import { oneOf, summaryOf } from './words';

interface RowProps {
  readonly path: string;
  /** Whether the author says where it stands. */
  readonly isMovable: boolean;
  readonly words: readonly string[];
  readonly onRemove: () => void;
  readonly onFold: () => void;
  readonly children: ReactNode;
}

function Row({ path, isMovable, words: [title = '', ...more], children, ...does }: RowProps) {
  const { setNodeRef, attributes, listeners, transform, transition } = useSortable({
    id: path,
    attributes: { roleDescription: 'handle' },
  });
  const handle = isMovable && (
    <button
      type="button"
      className={styles.handle}
      data-later=""
      data-handle={path}
      aria-label={`Move ${title}`}
      {...attributes}
      {...listeners}
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
  const isOfOthers = fieldsOf(item)[0]?.info.kind === 'reference';
  const mistake = mistakeAt(path);
  const said = items.map((value) => {
    const words = summaryOf(item, value, entries);
    return words.length ? words : [`New ${one.toLowerCase()}`];
  });
  const rows = said.map((words, index) => (
    <Row
      // What stands in a row may be the same as in another; its place is not.
      key={at(index)}
      path={at(index)}
      // The site puts the shops that it knows first.
      isMovable={info.directive !== '@knownFirst'}
      words={words}
      onRemove={() => remove(index)}
      onFold={() => isEmpty(items[index]) && remove(index)}
    >
      {children(at(index))}
    </Row>
  ));
  return (
    <div role="group" aria-labelledby={id} className={styles.list} data-field={path}>
      <p id={id} className={styles.title}>
        {info.label}
      </p>
      {items.length === 0 && <p className="soft">{capitalise(info.description)}</p>}
      {mistake && <p className="mistake">{mistake}</p>}
      <Sortable
        ids={items.map((_one, index) => at(index))}
        titles={said.map(([title = '']) => title)}
        isFocusKept={false}
        onMove={move}
      >
        <ul role="list" className={styles.rows}>
          {rows}
        </ul>
      </Sortable>
      <Button onClick={add}>
        {isOfOthers ? 'Choose' : 'Add'} {oneOf(one)}
      </Button>
    </div>
  );
}
