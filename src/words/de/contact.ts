import type { words as english } from '../en/contact';

export const words: typeof english = {
  events: 'Veranstaltungen',
  past: 'Vergangene Veranstaltungen',
  calendar: 'Veranstaltungen und neue Bücher als Kalender',
};
