import type { ContactWords } from '../types';

export const words: ContactWords = {
  events: 'Events',
  past: 'Past events',
  calendar: 'Events and new books, as a calendar',
  mailAddress: 'Your email address',
  subscribe: 'Subscribe',
  sentTo: (host) => `Your address is sent to ${host}, and not before you press the button.`,
  signUpAt: (host) => `Sign up at ${host}`,
};
