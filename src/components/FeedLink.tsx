import { withPrefix } from 'gatsby';
import type { InLanguage } from '../lib/spoken';

interface FeedLinkProps extends InLanguage {
  /** Its path, below the site's address. */
  readonly path: string;
  readonly type: 'text/calendar' | 'application/rss+xml';
  readonly title: string;
}

/** Leads to a calendar or a feed, to open or to subscribe to. */
export function FeedLink({ path, type, title, ...own }: FeedLinkProps) {
  return (
    <p className="column small space-m screen-only">
      <a href={withPrefix(path)} type={type} {...own}>
        {title}
      </a>
    </p>
  );
}
