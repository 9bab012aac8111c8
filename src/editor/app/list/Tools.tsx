import type { Group } from './groups';
import type { Mark } from './marks';
import { Button } from '../ui/Button';
import * as styles from './EntryList.module.css';

interface Props {
  readonly groups: readonly Group[];
  readonly typed: string;
  readonly mark: Mark | null;
  readonly onType: (typed: string) => void;
  readonly onMark: (mark: Mark | null) => void;
}

const filters: readonly (readonly [words: string, mark: Mark | null])[] = [
  ['All', null],
  ['Drafts', 'draft'],
  ['Coming', 'coming'],
  ['Unlisted', 'unlisted'],
  ['Unsaved', 'changed'],
];

/** What finds an entry in the list. */
export function Tools({ groups, typed, mark, onType, onMark }: Props) {
  const rows = groups.flatMap((group) => group.rows);
  const countOf = (one: Mark | null): number =>
    one ? rows.filter(({ marks }) => marks.has(one)).length : rows.length;
  const useful = filters.filter(([, one]) => countOf(one) > 0 || one === null);
  return (
    <div role="search" className={styles.tools}>
      <input
        type="search"
        aria-label="Search"
        placeholder="Search"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <div role="group" aria-label="Show" className={styles.filters}>
        {useful.map(([words, one]) => (
          <Button key={words} aria-pressed={mark === one} onClick={() => onMark(one)}>
            {words} <span className="soft">{countOf(one)}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
