import type { ContactWords } from '../types';

export const words: ContactWords = {
  events: 'Veranstaltungen',
  past: 'Vergangene Veranstaltungen',
  calendar: 'Veranstaltungen und neue Bücher als Kalender',
  mailAddress: 'Deine E-Mail-Adresse',
  subscribe: 'Abonnieren',
  sentTo: (host) => `Deine Adresse geht an ${host}, und erst, wenn du auf den Knopf drückst.`,
  signUpAt: (host) => `Anmelden bei ${host}`,
};
