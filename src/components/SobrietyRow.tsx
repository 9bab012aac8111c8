import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { words } from 'site-words';
import { words as wallWords } from 'site-words/swof';
import { useSite } from '../hooks/useSite';
import { useToday } from '../hooks/useToday';
import { type CalendarDate, formatDate, parseDate, toIsoDate } from '../lib/calendarDate';
import { durationBetween } from '../lib/duration';
import { nextMilestone } from '../lib/milestone';
import * as styles from './SobrietyRow.module.css';

/** A duration that never breaks between a number and its unit. */
function UnbrokenCounts({ text }: { readonly text: string }) {
  return text.split(/ (?=\d)/).map((count, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.count}>{count}</span>
    </Fragment>
  ));
}

/** The next milestone, and its day. */
function Next({ start, today }: { readonly start: CalendarDate; readonly today: Temporal.PlainDate }) {
  const { site } = useSite();
  const next = nextMilestone(start, today);
  const isToday = next.date.equals(today);
  return (
    <small className={`${styles.next} ${isToday ? 'ember' : 'soft'}`}>
      {isToday ? wallWords.today(next) : wallWords.next(next, formatDate(next.date, site.language, 'medium'))}
    </small>
  );
}

/** How long a person has been sober; since when, where today is not known: on the server, and without JavaScript. */
export function SobrietyRow({ name, startDate, startDateInWords }: Queries.SobrietyRowFragment) {
  const today = useToday();
  const start = parseDate(startDate);
  const duration = today && durationBetween(start, today);
  return (
    <tr>
      <th scope="row">{name}</th>
      {today && duration ? (
        <>
          <td className="numbers">{duration.totalDays}</td>
          <td className="numbers">
            <UnbrokenCounts text={words.duration(duration)} /> <Next start={start} today={today} />
          </td>
        </>
      ) : (
        <td className="numbers" colSpan={2}>
          <time dateTime={toIsoDate(start)}>{startDateInWords}</time>
        </td>
      )}
    </tr>
  );
}

export const fragment = graphql`
  fragment SobrietyRow on SobrietyEntry {
    jsonId
    name
    startDate
    startDateInWords
  }
`;
