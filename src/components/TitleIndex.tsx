import type { ReactNode } from 'react';
import { words } from 'site-words/search';
import { markOf } from '../lib/retailers';
import type { Titled } from '../lib/searchDocument';
import { AffiliateNote, BookLink } from './BookLink';
import * as styles from './TitleIndex.module.css';

interface TitleLinkProps {
  readonly titled: Titled;
  readonly className?: string;
  /** Its title, marked. */
  readonly children?: ReactNode;
}

/** A link to a page of the site, or to the retailer of a book that has none. */
export function TitleLink({ titled, className, children = titled.title }: TitleLinkProps) {
  return (
    <BookLink className={className} book={titled}>
      {children}
      {markOf(titled)}
    </BookLink>
  );
}

/** All titles of the site in groups of a kind, as in the index of a book. */
export function TitleIndex({ groups }: { readonly groups: readonly (readonly Titled[])[] }) {
  return (
    <>
      <div className={styles.index}>
        {groups.map((group) => {
          const [{ kind } = { kind: 'page' as const }] = group;
          return (
            <section key={kind} aria-labelledby={`all-${kind}`}>
              <h2 className="label" id={`all-${kind}`}>
                {words.kinds[kind].other}
              </h2>
              <ul role="list">
                {group.map((titled) => (
                  <li key={titled.title + (titled.pagePath ?? titled.link ?? '')}>
                    <TitleLink className="quiet" titled={titled} />
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
