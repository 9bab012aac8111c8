import { NothingYet } from './Prose';
import { SobrietyRow } from './SobrietyRow';
import * as styles from './SobrietyTable.module.css';

interface SobrietyTableProps {
  /** The headings of the three columns. */
  readonly columns: readonly string[];
  readonly entries: readonly Queries.SobrietyRowFragment[];
}

/** The people of the wall of fame in the order given, counted up to today. */
export function SobrietyTable({ columns, entries }: SobrietyTableProps) {
  if (entries.length === 0) return <NothingYet />;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <SobrietyRow key={entry.jsonId} {...entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
