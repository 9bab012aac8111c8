import { useSyncExternalStore } from 'react';

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

/*
 * The only clock of the site, shared by all who ask: the calendar day in the visitor's zone. It runs as long as
 * somebody listens.
 */

let temporal: TemporalApi | undefined;
let today: Temporal.PlainDate | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The browser's own Temporal, or the polyfill, which is fetched only where there is none. */
const loadTemporal = async (): Promise<TemporalApi> =>
  (globalThis as { Temporal?: TemporalApi }).Temporal ?? (await import('temporal-polyfill')).Temporal;

/** The visitor's zone; some browsers that guard it say nothing, and then it is UTC as for them. */
const visitorsZone = (): string => {
  const options: Partial<Intl.ResolvedDateTimeFormatOptions> = Intl.DateTimeFormat().resolvedOptions();
  return options.timeZone ?? 'UTC';
};

/** Looks what day it is, says so where it is another one, and looks again at the visitor's midnight. */
const look = (): void => {
  clearTimeout(timer);
  if (!temporal) return;
  const now = Date.now();
  const zone = visitorsZone();
  timer = setTimeout(look, msUntilTomorrow(temporal, now, zone));
  const day = calendarDay(temporal, now, zone);
  if (today?.equals(day)) return;
  today = day;
  listeners.forEach((listener) => listener());
};

/** When a page is looked at again: timers stand still while a tab sleeps, and a traveller's zone may have changed. */
const wakings = (): readonly [EventTarget, string][] => [
  [document, 'visibilitychange'],
  [window, 'pageshow'],
  [window, 'focus'],
];

const start = (): void => {
  wakings().forEach(([target, event]) => target.addEventListener(event, look));
  look();
  loadTemporal().then(
    (loaded) => {
      temporal = loaded;
      if (listeners.size) look();
    },
    // Offline, perhaps: then the start dates stay.
    () => undefined,
  );
};

const stop = (): void => {
  clearTimeout(timer);
  wakings().forEach(([target, event]) => target.removeEventListener(event, look));
};

/** Has `listener` told of every new day. Returns how to stop. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (!listeners.size) stop();
  };
};

/** The calendar day in the visitor's zone. Null on the server, while hydrating, and until Temporal is at hand. */
export const useToday = (): Temporal.PlainDate | null =>
  useSyncExternalStore(
    subscribe,
    () => today,
    () => null,
  );
