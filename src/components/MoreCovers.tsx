import { Link } from 'gatsby';
import { words } from 'site-words';
import type { PageOfCovers } from '../lib/paging';
import * as styles from './MoreCovers.module.css';

type MoreCoversProps = Pick<PageOfCovers, 'number' | 'links'>;

/** The other pages of a catalogue too long for one; nothing where one is enough. */
export function MoreCovers({ number, links }: MoreCoversProps) {
  const next = links.find((link) => link?.number === number + 1);
  return (
    links.length > 0 && (
      <nav className={`${styles.more} row caps space-l`} aria-label={words.moreCovers}>
        <ul className={`${styles.list} row`} role="list">
          {links.map((link, index) =>
            link ? (
              <li key={link.number}>
                <Link
                  className={`${styles.link} plain numbers`}
                  to={link.path}
                  aria-label={words.page(link.number)}
                  aria-current={link.number === number ? 'page' : undefined}
                >
                  {link.number}
                </Link>
              </li>
            ) : (
              <li key={`gap ${index}`} aria-hidden>
                …
              </li>
            ),
          )}
        </ul>
        {next && (
          <Link className={styles.next} to={next.path} rel="next">
            {words.moreCovers}
          </Link>
        )}
      </nav>
    )
  );
}
