import { words } from 'site-words/contact';
import { useIsoToday } from '../hooks/useIsoToday';
import { isComing } from '../lib/events';
import { calendarPath } from '../lib/routes';
import { EventItem } from './EventItem';
import { FeedLink } from './FeedLink';
import * as styles from './Events.module.css';
import { Fold } from './Fold';

interface EventsProps {
  /** The newest first. */
  readonly events: readonly Queries.EventItemFragment[];
  /** The slugs of those still to come on the day of the build, used until the visitor's day is known. */
  readonly coming: readonly string[];
  /** Whether the site has a calendar. */
  readonly hasCalendar: boolean;
}

function EventList({ events }: Pick<EventsProps, 'events'>) {
  return (
    <ul className={`${styles.list} space-s`} role="list">
      {events.map((event) => (
        <EventItem key={event.slug} event={event} />
      ))}
    </ul>
  );
}

/** Where to meet the author, by the visitor's calendar: the next event first, past ones folded, the latest first. */
export function Events({ events, coming, hasCalendar }: EventsProps) {
  const today = useIsoToday();
  if (events.length === 0) return null;
  const isAhead = (event: Queries.EventItemFragment): boolean =>
    today ? isComing(event, today) : coming.includes(event.slug);
  const ahead = events.filter(isAhead).toReversed();
  const past = events.filter((event) => !isAhead(event));
  return (
    <section className="column space-l" aria-labelledby="events">
      <h2 id="events">{words.events}</h2>
      {ahead.length > 0 && <EventList events={ahead} />}
      {past.length > 0 && (
        <div className="space-m">
          <Fold summary={words.past}>
            <EventList events={past} />
          </Fold>
        </div>
      )}
      {hasCalendar && <FeedLink path={calendarPath} type="text/calendar" title={words.calendar} />}
    </section>
  );
}
