import { graphql } from 'gatsby';
import { words } from 'site-words';
import { eventId } from '../lib/routes';
import * as styles from './EventItem.module.css';

/** When and where an event is, what it is, and what the author does there. */
export function EventItem({ event }: { readonly event: Queries.EventItemFragment }) {
  const { slug, title, link, start, end, time, daysInWords, timeInWords, description, isHidden } = event;
  const where = [event.place, event.address, event.city].filter(Boolean).join(', ');
  const when = [daysInWords, timeInWords].filter(Boolean).join(', ');
  return (
    <li className={`${styles.event} whole`} id={eventId(slug)}>
      {isHidden && <p className="draft">{words.notYetShown}</p>}
      <p className={`${styles.when} caps ember`}>
        {/* HTML has no machine-readable form for several days. */}
        {end ? when : <time dateTime={time ? `${start}T${time}` : start}>{when}</time>}
      </p>
      <h3>{link ? <a href={link}>{title}</a> : title}</h3>
      <p className={`${styles.where} soft`}>{where}</p>
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
