/** The browser's Temporal, or the polyfill's: an argument wherever dates are reckoned. */
export type TemporalApi = typeof Temporal;

/** The calendar day it is in `timeZone` at a moment (milliseconds since 1970). */
export const calendarDay = (temporal: TemporalApi, epochMs: number, timeZone: string): Temporal.PlainDate =>
  temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone).toPlainDate();

/** Milliseconds until the next calendar day begins in `timeZone`: between 1 and about 25 hours' worth. */
export const msUntilTomorrow = (temporal: TemporalApi, epochMs: number, timeZone: string): number => {
  const tomorrow = calendarDay(temporal, epochMs, timeZone).add({ days: 1 });
  return tomorrow.toZonedDateTime(timeZone).epochMilliseconds - epochMs;
};
