import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { DeleteDialog } from './DeleteDialog';
import * as styles from './EntryList.module.css';
import { GroupSection } from './GroupSection';
import { groupsOf, type Row } from './groups';
import type { ListProps } from './listProps';
import type { Mark } from './marks';
import { isFound, readySearch } from './search';
import { Tools } from './Tools';

const isNarrow = (): boolean => matchMedia('(max-width: 40rem)').matches;

/** All that can be edited. */
export function EntryList(props: ListProps) {
  const { entries, today, changed, selected } = props;
  const [typed, setTyped] = useState('');
  const [mark, setMark] = useState<Mark | null>(null);
  useEffect(() => readySearch(entries), [entries]);
  const groups = useMemo(() => groupsOf(entries, today, changed), [entries, today, changed]);
  const [open, setOpen] = useState<readonly string[]>(() =>
    groups.filter(({ rows }) => rows.some(({ entry }) => entry.file === selected)).map(({ label }) => label),
  );
  const [leaving, setLeaving] = useState<Row | null>(null);
  // A letter stands in its field before anything is searched for it.
  const searched = useDeferredValue(typed.trim());
  const isSearching = searched !== '' || mark !== null;
  const shown = useMemo(
    () =>
      groups
        .map((group) => ({
          ...group,
          rows: group.rows.filter(
            ({ entry, marks }) => (!mark || marks.has(mark)) && isFound(entry, searched),
          ),
        }))
        .filter(({ rows }) => rows.length > 0),
    [groups, mark, searched],
  );
  const toggle = (label: string): void =>
    setOpen((now) =>
      now.includes(label) ? now.filter((one) => one !== label) : [...(isNarrow() ? [] : now), label],
    );
  const found = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div className={styles.list}>
      <Tools {...{ groups, typed, mark }} onType={setTyped} onMark={setMark} />
      <p role="status" className={found ? 'visually-hidden' : styles.none}>
        {isSearching && (found ? `${found} found` : 'Nothing is found')}
      </p>
      {(isSearching ? shown : groups).map((group) => (
        <GroupSection
          {...props}
          // What was found is drawn from its beginning.
          key={`${group.label} ${mark ?? ''} ${searched}`}
          group={group}
          isOpen={isSearching || open.includes(group.label)}
          onToggle={isSearching ? undefined : () => toggle(group.label)}
          onRemove={setLeaving}
        />
      ))}
      {leaving && <DeleteDialog row={leaving} onRemove={props.onRemove} onClose={() => setLeaving(null)} />}
    </div>
  );
}
