import { BibliographyItem, type Collecting, type ListedWork } from './BibliographyItem';
import * as styles from './WorkList.module.css';

interface WorkListProps {
  readonly works: readonly ListedWork[];
  /** The books of the page, in which stories may be collected. */
  readonly books: readonly Collecting[];
}

/** Works, each in its line. */
export function WorkList({ works, books }: WorkListProps) {
  return (
    <ul className={`${styles.list} space-s`} role="list">
      {works.map((work) => (
        <BibliographyItem key={work.entryId} work={work} books={books} />
      ))}
    </ul>
  );
}
