import type { NewsletterWords } from './words';

export const words: NewsletterWords = {
  mailAddress: 'Deine E-Mail-Adresse',
  subscribe: 'Abonnieren',
  sentTo: (host) => `Deine Adresse geht an ${host}, und erst, wenn du auf den Knopf drückst.`,
  signUpAt: (host) => `Anmelden bei ${host}`,
};
