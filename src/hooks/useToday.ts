import { useEffect, useState } from 'react';
import { calendarDay, msUntilTomorrow, type TemporalApi } from '../lib/clock';
import { useTemporal } from './useTemporal';

/** The visitor's zone; some browsers that guard it say nothing, and then it is UTC as for them. */
const visitorsZone = (): string => {
  const options: Partial<Intl.ResolvedDateTimeFormatOptions> = Intl.DateTimeFormat().resolvedOptions();
  return options.timeZone ?? 'UTC';
};

/**
 * Tells the day to `onDay` now, at every midnight of the visitor, and whenever the page is looked at again: timers
 * stand still while a tab sleeps, and a traveller's zone may have changed. Returns how to stop.
 */
const followDays = (temporal: TemporalApi, onDay: (today: Temporal.PlainDate) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    clearTimeout(timer);
    const now = Date.now();
    const zone = visitorsZone();
    onDay(calendarDay(temporal, now, zone));
    timer = setTimeout(tick, msUntilTomorrow(temporal, now, zone));
  };
  tick();
  const waking: readonly [EventTarget, string][] = [
    [document, 'visibilitychange'],
    [window, 'pageshow'],
    [window, 'focus'],
  ];
  waking.forEach(([target, event]) => target.addEventListener(event, tick));
  return () => {
    clearTimeout(timer);
    waking.forEach(([target, event]) => target.removeEventListener(event, tick));
  };
};

/**
 * The calendar day in the visitor's zone: the only clock of the site. Null on the server and in the first render,
 * so that hydration meets what the server wrote.
 */
export const useToday = (): Temporal.PlainDate | null => {
  const temporal = useTemporal();
  const [today, setToday] = useState<Temporal.PlainDate | null>(null);
  useEffect(
    () =>
      temporal
        ? followDays(temporal, (day) => setToday((before) => (before?.equals(day) ? before : day)))
        : undefined,
    [temporal],
  );
  return today;
};
