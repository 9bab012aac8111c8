import { Link } from 'gatsby';
import { words } from 'site-words';
import { inLanguage } from '../lib/direction';
import * as styles from './Neighbours.module.css';

interface Neighbour {
  readonly title: string;
  readonly pagePath: string | null;
  readonly translation?: { readonly language: string } | null;
}

interface NeighboursProps {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** What each way is called, where that is not as of books. */
  readonly labels?: { readonly previous: string; readonly next: string };
}

/** The way to the pages before and after; nothing where there are none. */
export function Neighbours({ previous, next, labels = words }: NeighboursProps) {
  if (!previous?.pagePath && !next?.pagePath) return null;
  return (
    <nav
      className={`${styles.neighbours} ruled column wide row space-l screen-only`}
      aria-label={`${labels.previous}, ${labels.next}`}
    >
      {previous?.pagePath && (
        <Link to={previous.pagePath} rel="prev">
          <span className={`${styles.which} caps soft`}>{labels.previous}</span>{' '}
          <span {...inLanguage(previous.translation?.language)}>{previous.title}</span>
        </Link>
      )}
      {next?.pagePath && (
        <Link className={styles.next} to={next.pagePath} rel="next">
          <span className={`${styles.which} caps soft`}>{labels.next}</span>{' '}
          <span {...inLanguage(next.translation?.language)}>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
