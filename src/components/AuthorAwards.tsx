import { graphql } from 'gatsby';
import { words } from 'site-words/works';
import { awardInWords, byYear } from '../lib/awards';
import { AwardInWords } from './Awards';
import * as styles from './Awards.module.css';
import { AffiliateNote, BookLink } from './BookLink';

interface AuthorAwardsProps {
  readonly works: readonly (Queries.AuthorAwardsFragment | Queries.AuthorAwardsStoryFragment)[];
}

/** All that the author's works have won, the newest first; nothing where that is nothing. */
export function AuthorAwards({ works }: AuthorAwardsProps) {
  const awards = works
    .flatMap((work) => (work.awards ?? []).map((award) => ({ ...award, work })))
    .sort(byYear);
  if (awards.length === 0) return null;
  return (
    <section className="space-l" aria-labelledby="awards">
      <h2 id="awards">{words.awards}</h2>
      <ul className={`${styles.awards} space-s`} role="list">
        {awards.map(({ work, ...award }) => (
          <li key={`${work.entryId} ${awardInWords(award, words)}`}>
            <AwardInWords award={award} />, <BookLink book={work} />
          </li>
        ))}
      </ul>
      <AffiliateNote books={awards.map(({ work }) => work)} />
    </section>
  );
}

export const fragment = graphql`
  fragment AuthorAwards on CoverEntry {
    entryId
    ...BookLink
    awards {
      ...AwardInWords
    }
  }
`;

export const storyFragment = graphql`
  fragment AuthorAwardsStory on Story {
    entryId
    ...StoryLink
    awards {
      ...AwardInWords
    }
  }
`;
