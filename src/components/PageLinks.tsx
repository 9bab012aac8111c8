import { Link } from 'gatsby';
import { words } from 'site-words';
import type { ListPage } from '../lib/paging';
import * as styles from './PageLinks.module.css';

interface PageLinksProps extends Pick<ListPage, 'number' | 'links'> {
  /** What the link to the next page says. */
  readonly title: string;
}

/** The other pages of a list too long for one; nothing where one is enough. */
export function PageLinks({ number, links, title }: PageLinksProps) {
  const next = links.find((link) => link?.number === number + 1);
  return (
    links.length > 0 && (
      <nav className={`${styles.more} row caps space-l`} aria-label={words.inThisList}>
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
            {title}
          </Link>
        )}
      </nav>
    )
  );
}
