import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { words } from 'site-words';
import { words as ofWall } from 'site-words/swof';
import { useNextMilestone } from '../hooks/useNextMilestone';
import { useSite } from '../hooks/useSite';
import { useSobrietyDuration } from '../hooks/useSobrietyDuration';
import { formatDate, parseDate, toIsoDate } from '../lib/calendarDate';
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

/** What comes next of a person's time, and when; nothing as long as today is not known. */
function Next({ startDate }: { readonly startDate: string }) {
  const { site } = useSite();
  const next = useNextMilestone(startDate);
  if (!next) return null;
  return (
    <small className={next.isToday ? styles.today : styles.next}>
      {next.isToday ? ofWall.today(next) : ofWall.next(next, formatDate(next.date, site.language, 'medium'))}
    </small>
  );
}

/** A person's time; the day it began where the time is not known: on the server, and without JavaScript. */
export function SobrietyRow({ entry: { name, startDate, startDateInWords } }: SobrietyRowProps) {
  const duration = useSobrietyDuration(startDate);
  return (
    <tr>
      <th scope="row">{name}</th>
      {duration ? (
        <>
          <td className={styles.number}>{duration.totalDays}</td>
          <td className={styles.number}>
            <UnbrokenCounts text={words.duration(duration)} /> <Next startDate={startDate} />
          </td>
        </>
      ) : (
        <td className={styles.number} colSpan={2}>
          <time dateTime={toIsoDate(parseDate(startDate))}>{startDateInWords}</time>
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
