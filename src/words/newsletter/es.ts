import type { NewsletterWords } from './words';

export const words: NewsletterWords = {
  mailAddress: 'Tu correo electrónico',
  subscribe: 'Suscribirme',
  sentTo: (host) => `Tu dirección se envía a ${host}, y solo cuando pulsas el botón.`,
  signUpAt: (host) => `Suscribirme en ${host}`,
};
