import type { EventWords } from './words';

export const words: EventWords = {
  events: 'Veranstaltungen',
  past: 'Vergangene Veranstaltungen',
  calendar: 'Veranstaltungen und neue Bücher als Kalender',
};
