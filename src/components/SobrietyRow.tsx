import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { words } from 'site-words';
import { useSobrietyDuration } from '../hooks/useSobrietyDuration';
import { parseDate, toIsoDate } from '../lib/calendarDate';
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
            <UnbrokenCounts text={words.duration(duration)} />
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
