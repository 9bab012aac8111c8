import { isCurrent } from './releases';

/** What happens on a day, or on several; days are ISO dates. */
export interface Happening {
  readonly start: string;
  readonly end: string | null;
}

/** The last day of what happens. */
export const lastDay = ({ start, end }: Happening): string => end ?? start;

/** Whether something is to come, or goes on, on a day. */
export const isComing = (event: Happening, today: string): boolean => lastDay(event) >= today;

/** The events to come or just over, so that nothing leaves a reader's calendar overnight. */
export const currentEvents = <Event extends Happening>(events: readonly Event[], today: string): Event[] =>
  events.filter((event) => isCurrent(lastDay(event), today));
