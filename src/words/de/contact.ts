import type { words as english } from '../en/contact';

export const words: typeof english = {
  events: 'Veranstaltungen',
  past: 'Vergangene Veranstaltungen',
  calendar: 'Veranstaltungen und neue Bücher als Kalender',
  mailAddress: 'Deine E-Mail-Adresse',
  subscribe: 'Abonnieren',
  sentTo: (host) => `Deine Adresse geht an ${host}, und erst, wenn du auf den Knopf drückst.`,
  signUpAt: (host) => `Anmelden bei ${host}`,
};
