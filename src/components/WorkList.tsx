import { BibliographyItem, type ListedWork } from './BibliographyItem';
import * as styles from './WorkList.module.css';

interface WorkListProps {
  readonly works: readonly ListedWork[];
}

/** Works, each in its line. */
export function WorkList({ works }: WorkListProps) {
  return (
    <ul className={`${styles.list} space-s`} role="list">
      {works.map((work) => (
        <BibliographyItem key={work.entryId} work={work} />
      ))}
    </ul>
  );
}
