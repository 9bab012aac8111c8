import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { DeleteDialog } from './DeleteDialog';
import * as styles from './EntryList.module.css';
import { GroupSection } from './GroupSection';
import { type Group, groupsOf, type Row } from './groups';
import type { ListProps } from './listProps';
import type { Mark } from './marks';
import { isFound, readySearch } from './search';
import { Tools } from './Tools';
import { TranslateDialog } from './TranslateDialog';

/** Deletes an entry, and gives the focus to the row that is nearest to where it was, else to its heading. */
const useRemoving = ({ entries, onRemove }: ListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<{ readonly path: string; readonly near: string } | null>(null);
  const seen = useRef(gone);
  useEffect(() => {
    if (gone === seen.current) return;
    seen.current = gone;
    // Where the host has refused it, all stays as it was.
    if (!gone || entries.some(({ file }) => file === gone.path)) return;
    const near = list.current?.querySelector<HTMLElement>(`[data-row="${gone.near}"]`);
    (near ?? list.current?.querySelector('input'))?.focus();
  }, [gone, entries]);
  const remove = async ({ entry: { file } }: Row, groups: readonly Group[]): Promise<void> => {
    const { label = '', rows = [] } =
      groups.find((group) => group.rows.some((row) => row.entry.file === file)) ?? {};
    const index = rows.findIndex(({ entry }) => entry.file === file);
    await onRemove(file);
    setGone({ path: file, near: (rows[index + 1] ?? rows[index - 1])?.entry.file ?? label });
  };
  return { list, remove };
};

const isNarrow = (): boolean => matchMedia('(max-width: 40rem)').matches;

/** All that can be edited. */
export function EntryList(props: ListProps) {
  const { entries, today, changed } = props;
  const [typed, setTyped] = useState('');
  const [mark, setMark] = useState<Mark | null>(null);
  useEffect(() => readySearch(entries), [entries]);
  const groups = useMemo(() => groupsOf(entries, today, changed), [entries, today, changed]);
  // What was filtered for may all be saved by now.
  if (mark && !groups.some(({ rows }) => rows.some(({ marks }) => marks.has(mark)))) setMark(null);
  const [open, setOpen] = useState<readonly string[]>([]);
  const { list, remove } = useRemoving(props);
  const [leaving, setLeaving] = useState<Row | null>(null);
  const [translating, setTranslating] = useState<Row | null>(null);
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
  const drawn = isSearching ? shown : groups;
  const toggle = (label: string): void =>
    setOpen((now) =>
      now.includes(label) ? now.filter((one) => one !== label) : [...(isNarrow() ? [] : now), label],
    );
  const found = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div ref={list} className={styles.list}>
      <Tools {...{ groups, typed, mark }} onType={setTyped} onMark={setMark} />
      <p role="status" className={found ? 'visually-hidden' : styles.none}>
        {isSearching && (found ? `${found} found` : 'Nothing is found')}
      </p>
      {drawn.map((group) => (
        <GroupSection
          {...props}
          // What was found is drawn from its beginning.
          key={`${group.label} ${mark ?? ''} ${searched}`}
          group={group}
          isOpen={isSearching || open.includes(group.label)}
          onToggle={isSearching ? undefined : () => toggle(group.label)}
          onTranslate={setTranslating}
          onRemove={setLeaving}
        />
      ))}
      {translating && (
        <TranslateDialog
          {...{ entries, row: translating }}
          onTranslate={(slug) => props.onAdd({ collection: 'translations', slug })}
          onClose={() => setTranslating(null)}
        />
      )}
      {leaving && (
        <DeleteDialog
          row={leaving}
          onRemove={() => void remove(leaving, drawn)}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
