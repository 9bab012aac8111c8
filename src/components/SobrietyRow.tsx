import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { words } from 'site-words';
import { words as ofWall } from 'site-words/swof';
import { useSite } from '../hooks/useSite';
import { useToday } from '../hooks/useToday';
import { type CalendarDate, formatDate, parseDate, toIsoDate } from '../lib/calendarDate';
import { durationBetween } from '../lib/duration';
import { nextMilestone } from '../lib/milestone';
import * as styles from './SobrietyRow.module.css';

interface SobrietyRowProps {
  readonly entry: Queries.SobrietyRowFragment;
}

/** A duration whose lines end between its counts, never between a count and its unit. */
function UnbrokenCounts({ text }: { readonly text: string }) {
  return text.split(/ (?=\d)/).map((count, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.count}>{count}</span>
    </Fragment>
  ));
}

interface NextProps {
  readonly start: CalendarDate;
  readonly today: Temporal.PlainDate;
}

/** What comes next of a person's time, and when. */
function Next({ start, today }: NextProps) {
  const { site } = useSite();
  const next = nextMilestone(start, today);
  const isToday = next.date.equals(today);
  return (
    <small className={isToday ? styles.today : styles.next}>
      {isToday ? ofWall.today(next) : ofWall.next(next, formatDate(next.date, site.language, 'medium'))}
    </small>
  );
}

/** A person's time; the day it began where the time is not known: on the server, and without JavaScript. */
export function SobrietyRow({ entry: { name, startDate, startDateInWords } }: SobrietyRowProps) {
  const today = useToday();
  const start = parseDate(startDate);
  const duration = today && durationBetween(start, today);
  return (
    <tr>
      <th scope="row">{name}</th>
      {today && duration ? (
        <>
          <td className={styles.number}>{duration.totalDays}</td>
          <td className={styles.number}>
            <UnbrokenCounts text={words.duration(duration)} /> <Next start={start} today={today} />
          </td>
        </>
      ) : (
        <td className={styles.number} colSpan={2}>
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
