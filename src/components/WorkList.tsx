import { AffiliateNote } from './BookLink';
import { BibliographyItem, type ListedWork } from './BibliographyItem';
import * as styles from './Bibliography.module.css';

interface WorkListProps {
  readonly works: readonly ListedWork[];
  readonly hasLength?: boolean;
}

/** Works, each in its line. */
export function WorkList({ works, hasLength = false }: WorkListProps) {
  return (
    <ul className={`${styles.list} space-s`} role="list">
      {works.map((work) => (
        <BibliographyItem key={work.entryId} work={work} hasLength={hasLength} />
      ))}
    </ul>
  );
}

/** What the asterisk at those means that lead to a shop which pays the author. */
export function WorksNote({ works }: Pick<WorkListProps, 'works'>) {
  return <AffiliateNote books={works.flatMap((work) => (work.__typename === 'Story' ? [] : work))} />;
}
