import { graphql } from 'gatsby';
import { words } from 'site-words/works';
import { awardInWords, byYear } from '../lib/awards';
import * as styles from './Awards.module.css';

/** An award in words, which lead to where it can be read. */
export function AwardInWords({ award }: { readonly award: Queries.AwardInWordsFragment }) {
  const text = awardInWords(award, words);
  return award.link ? <a href={award.link}>{text}</a> : text;
}

/** What a work has won, or stood on the list of; nothing where that is nothing. */
export function Awards({ awards }: { readonly awards: readonly Queries.AwardInWordsFragment[] | null }) {
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

export const fragment = graphql`
  fragment AwardInWords on Award {
    award
    year
    category
    result
    link
  }
`;
