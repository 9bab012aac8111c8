import { Link } from 'gatsby';
import { linkedPages, pageOfCovers } from '../lib/paging';
import * as styles from './MoreCovers.module.css';

export interface MoreCoversProps {
  /** The first of the pages over which the covers are spread. */
  readonly route: string;
  readonly pageInfo: { readonly currentPage: number; readonly pageCount: number };
}

/** The other pages of a catalogue too long for one; nothing where one is enough. */
export function MoreCovers({ route, pageInfo: { currentPage, pageCount } }: MoreCoversProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.more} aria-label="More covers">
      <ul className={styles.list} role="list">
        {linkedPages(currentPage, pageCount).map((number, index) =>
          number === null ? (
            <li key={`gap ${index}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className={styles.link}
                to={pageOfCovers(route, number)}
                aria-label={`Page ${number}`}
                aria-current={number === currentPage ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ul>
      {currentPage < pageCount && (
        <Link className={styles.next} to={pageOfCovers(route, currentPage + 1)} rel="next">
          More covers
        </Link>
      )}
    </nav>
  );
}
