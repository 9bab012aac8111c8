import { Link } from 'gatsby';
import { words } from 'site-words/blog';
import { postsOfYearRoute, tagsRoute } from '../lib/routes';

export interface BlogArchiveProps {
  /** The years that have pages. */
  readonly years: readonly number[];
  /** Whether posts have tags. */
  readonly hasTags: boolean;
}

/** The ways to posts by their years and their tags; nothing where there are none. */
export function BlogArchive({ years, hasTags }: BlogArchiveProps) {
  if (!years.length && !hasTags) return null;
  return (
    <nav className="column caps small space-l screen-only" aria-label={words.archive}>
      <ul className="row" role="list">
        {years.map((year) => (
          <li key={year}>
            <Link className="plain numbers" to={postsOfYearRoute(year)}>
              {year}
            </Link>
          </li>
        ))}
        {hasTags && (
          <li>
            <Link className="plain" to={tagsRoute}>
              {words.allTags}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
