import { withPrefix } from 'gatsby';

interface CalendarLinkProps {
  /** The path of the calendar, below the site's address. */
  readonly path: string;
  readonly title: string;
}

/** Leads to a calendar, to open or to subscribe to. */
export function CalendarLink({ path, title }: CalendarLinkProps) {
  return (
    <p className="column small space-m screen-only">
      <a href={withPrefix(path)} type="text/calendar">
        {title}
      </a>
    </p>
  );
}
