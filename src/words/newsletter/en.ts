import type { NewsletterWords } from './words';

export const words: NewsletterWords = {
  mailAddress: 'Your email address',
  subscribe: 'Subscribe',
  sentTo: (host) => `Your address is sent to ${host}, and not before you press the button.`,
  signUpAt: (host) => `Sign up at ${host}`,
};
