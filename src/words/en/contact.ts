/** What the contact page says of events and of the newsletter. */
export const words = {
  events: 'Events',
  /** What unfolds those that are over. */
  past: 'Past events',
  /** To the calendar of releases and events. */
  calendar: 'Events and new books, as a calendar',
  mailAddress: 'Your email address',
  subscribe: 'Subscribe',
  /** Below the form: who is sent what is written there. */
  sentTo: (host: string) => `Your address is sent to ${host}, and not before you press the button.`,
  /** In the place of a form. */
  signUpAt: (host: string) => `Sign up at ${host}`,
};
