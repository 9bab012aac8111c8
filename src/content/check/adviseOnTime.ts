import { show } from '../model/findings';
import { type Entry, problemAt, valueOf } from '../read/entry';
import type { Problem } from '../read/problem';

/** The time zone of this machine, most likely the author's; null on a server in UTC. */
const ownTimeZone = (): string | null => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return /^(Etc\/)?(UTC|GMT)$/.test(timeZone) ? null : timeZone;
};

/** An event whose hour calendars cannot place: without a zone it is floating (RFC 5545, 3.3.5), which Outlook refuses. */
export const adviseOnTime = (entry: Entry): Problem[] => {
  const [start, end, time, timeZone] = ['start', 'end', 'time', 'timeZone'].map((name) =>
    valueOf(entry, name),
  );
  // What takes several days is whole days in a calendar.
  const hasHour = entry.collection === 'events' && time !== undefined && (end ?? start) === start;
  if (!hasHour || timeZone !== undefined) return [];
  const zone = ownTimeZone();
  const remedy = zone === null ? 'like "America/Chicago"' : `yours is ${show(zone)}`;
  const message = `has no time zone, so that Outlook refuses the event: add that of the place, ${remedy}`;
  return [problemAt(entry, ['time'], message)];
};
