import { words } from 'site-words/works';
import { type Award, awardInWords, byYear } from '../lib/awards';
import * as styles from './Awards.module.css';

type LinkedAward = Award & { readonly link: string | null };

interface AwardsProps {
  readonly awards: readonly LinkedAward[] | null;
}

/** An award in words, which lead to where it can be read. */
export function AwardInWords({ award }: { readonly award: LinkedAward }) {
  const text = awardInWords(award, words);
  return award.link ? <a href={award.link}>{text}</a> : text;
}

/** What a work has won, or stood on the list of; nothing where that is nothing. */
export function Awards({ awards }: AwardsProps) {
  if (!awards?.length) return null;
  return (
    <ul className={`${styles.awards} space-s`} role="list" aria-label={words.awards}>
      {awards.toSorted(byYear).map((award) => (
        <li key={awardInWords(award, words)}>
          <AwardInWords award={award} />
        </li>
      ))}
    </ul>
  );
}
