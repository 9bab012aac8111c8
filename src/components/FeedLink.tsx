import { withPrefix } from 'gatsby';

interface FeedLinkProps {
  /** Its path, below the site's address. */
  readonly path: string;
  readonly type: 'text/calendar' | 'application/rss+xml';
  readonly title: string;
}

/** Leads to a calendar or a feed, to open or to subscribe to. */
export function FeedLink({ path, type, title }: FeedLinkProps) {
  return (
    <p className="column small space-m screen-only">
      <a href={withPrefix(path)} type={type}>
        {title}
      </a>
    </p>
  );
}
