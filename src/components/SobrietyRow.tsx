import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { parseDate, toIsoDate } from '../lib/calendarDate';
import { durationBetween, formatDuration } from '../lib/duration';
import * as styles from './SobrietyRow.module.css';

interface SobrietyRowProps {
  readonly entry: Queries.SobrietyRowFragment;
  /** Null where the day is not known: on the server, and without JavaScript. */
  readonly today: Temporal.PlainDate | null;
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

/** A person's time; the day it began, as long as today is not known. */
export function SobrietyRow({ entry: { name, startDate, startDateInWords }, today }: SobrietyRowProps) {
  const start = parseDate(startDate);
  const duration = today && durationBetween(start, today);
  return (
    <tr>
      <th scope="row">{name}</th>
      {duration ? (
        <>
          <td className={styles.number}>{duration.totalDays}</td>
          <td className={styles.number}>
            <UnbrokenCounts text={formatDuration(duration)} />
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
