import { graphql } from 'gatsby';
import { eventId } from '../lib/routes';
import * as styles from './EventItem.module.css';
import { HiddenMark } from './HiddenMark';

interface EventItemProps {
  readonly event: Queries.EventItemFragment;
}

/** When and where an event is, what it is, and what the author does there. */
export function EventItem({ event }: EventItemProps) {
  const { slug, title, link, start, end, time, daysInWords, timeInWords, description, isHidden } = event;
  const where = [event.place, event.address, event.city].filter(Boolean).join(', ');
  const when = [daysInWords, timeInWords].filter(Boolean).join(', ');
  return (
    <li className={styles.event} id={eventId(slug)}>
      {isHidden && <HiddenMark />}
      <p className={styles.when}>
        {/* A few days are no moment that machines could read. */}
        {end ? when : <time dateTime={time ? `${start}T${time}` : start}>{when}</time>}
      </p>
      <h3>{link ? <a href={link}>{title}</a> : title}</h3>
      <p className={styles.where}>{where}</p>
      {description && <p>{description}</p>}
    </li>
  );
}

export const fragment = graphql`
  fragment EventItem on Event {
    slug
    isHidden
    title
    place
    address
    city
    start
    end
    daysInWords
    time
    timeInWords
    link
    description
  }
`;
