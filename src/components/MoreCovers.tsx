import { Link } from 'gatsby';
import { linkedPages, pageOfCovers, type PlaceOfCovers } from '../lib/paging';
import * as styles from './MoreCovers.module.css';

type MoreCoversProps = Pick<PlaceOfCovers, 'route' | 'number' | 'count'>;

/** The other pages of a catalogue too long for one; nothing where one is enough. */
export function MoreCovers({ route, number: current, count }: MoreCoversProps) {
  if (count < 2) return null;
  return (
    <nav className={styles.more} aria-label="More covers">
      <ul className={styles.list} role="list">
        {linkedPages(current, count).map((number, index) =>
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
                aria-current={number === current ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ul>
      {current < count && (
        <Link className={styles.next} to={pageOfCovers(route, current + 1)} rel="next">
          More covers
        </Link>
      )}
    </nav>
  );
}
