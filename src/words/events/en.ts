import type { EventWords } from './words';

export const words: EventWords = {
  events: 'Events',
  past: 'Past events',
  calendar: 'Events and new books, as a calendar',
};
