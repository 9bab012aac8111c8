import { isCurrent } from './releases';

/** What happens on a day, or on several; days are ISO dates. */
export interface Happening {
  readonly start: string;
  readonly end: string | null;
}

/** An event as calendars and linked data tell of it. */
export interface ToldEvent extends Happening {
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly time: string | null;
  readonly timeZone: string | null;
  readonly link: string | null;
  readonly description: string | null;
}

/** The last day of what happens. */
export const lastDay = ({ start, end }: Happening): string => end ?? start;

/** Whether something is to come, or goes on, on a day. */
export const isComing = (event: Happening, today: string): boolean => lastDay(event) >= today;

/** The events to come or just over, so that nothing leaves a reader's calendar overnight. */
export const currentEvents = <Event extends Happening>(events: readonly Event[], today: string): Event[] =>
  events.filter((event) => isCurrent(lastDay(event), today));
