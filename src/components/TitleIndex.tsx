import { words } from 'site-words/search';
import type { Titled } from '../lib/searchDocument';
import { AffiliateNote } from './AffiliateNote';
import { TitleLink } from './TitleLink';
import * as styles from './TitleIndex.module.css';

/** All titles of the site in groups of a kind, as in the index of a book. */
export function TitleIndex({ groups }: { readonly groups: readonly (readonly Titled[])[] }) {
  return (
    <>
      <div className={styles.index}>
        {groups.map((group) => {
          const [{ kind } = { kind: 'page' as const }] = group;
          return (
            <section key={kind} aria-labelledby={`all-${kind}`}>
              <h2 className={styles.heading} id={`all-${kind}`}>
                {words.kinds[kind].other}
              </h2>
              <ul className={styles.titles} role="list">
                {group.map((titled) => (
                  <li key={titled.title + (titled.pagePath ?? titled.link)}>
                    <TitleLink titled={titled} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <AffiliateNote books={groups.flat()} />
    </>
  );
}
