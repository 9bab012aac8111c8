import type { words as english } from '../en/contact';

export const words: typeof english = {
  events: 'Encuentros',
  past: 'Encuentros pasados',
  calendar: 'Encuentros y libros nuevos, en un calendario',
  mailAddress: 'Tu correo electrónico',
  subscribe: 'Suscribirme',
  sentTo: (host) => `Tu dirección se envía a ${host}, y solo cuando pulsas el botón.`,
  signUpAt: (host) => `Suscribirme en ${host}`,
};
