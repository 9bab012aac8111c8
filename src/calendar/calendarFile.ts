import ical, { escape, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { Temporal } from 'temporal-polyfill';

interface CalendarHead {
  readonly name: string;
  readonly url: string;
  readonly language: string;
}

/** Days, the last one included, or a moment; without a zone by the clocks of the reader. */
export type When =
  | { readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate }
  | { readonly at: Temporal.PlainDateTime; readonly zone: string | null };

export interface CalendarItem {
  /** The id by which calendars know it again; it never changes. */
  readonly id: string;
  /** When it last changed. */
  readonly changedAt: Date;
  readonly when: When;
  readonly summary: string;
  readonly url: string;
  readonly location?: string;
  readonly description?: string;
  /** The rule of its repetition (RFC 5545, 3.3.10). */
  readonly rule?: string;
}

const onceADay = 86_400;

const minute = 60_000;

/**
 * The revision of an event (RFC 5545, 3.8.7.2 and 3.8.7.4): calendars keep the one with the larger number, then the later
 * stamp. It counts minutes, as seconds overflow in 2038, and never the time of the build, so that builds stay the same.
 */
const revision = (changedAt: Date): Pick<ICalEventData, 'sequence' | 'stamp'> => ({
  sequence: Math.floor(changedAt.getTime() / minute),
  stamp: changedAt,
});

const timesOf = (when: When): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'floating'> => {
  if ('at' in when)
    return when.zone === null
      ? { start: when.at, floating: true }
      : { start: when.at.toZonedDateTime(when.zone).toInstant() };
  // A calendar's end is the first day that is free again.
  return { start: when.first, end: when.last.add({ days: 1 }), allDay: true };
};

/** The text of a calendar (RFC 5545). Nothing in it makes anybody busy. */
export const calendarFile = (
  { name, url, language }: CalendarHead,
  items: readonly CalendarItem[],
): string => {
  const { host } = new URL(url);
  const calendar = ical({
    // Which ical-generator does not do here.
    name: escape(name, false),
    url,
    ttl: onceADay,
    prodId: { company: 'Last Writes', product: 'Calendar', language: language.toUpperCase() },
  });
  for (const { id, changedAt, when, rule, location, description, ...item } of items)
    calendar.createEvent({
      ...item,
      ...timesOf(when),
      ...revision(changedAt),
      id: `${id}@${host}`,
      // Nothing is said where there is nothing to say.
      location: location || null,
      description: description || null,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(rule !== undefined && { repeating: `RRULE:${rule}` }),
    });
  return `${calendar.toString()}\r\n`;
};
