/** What the contact page says of events. */
export const words = {
  events: 'Events',
  /** What unfolds those that are over. */
  past: 'Past events',
  /** To the calendar of releases and events. */
  calendar: 'Events and new books, as a calendar',
};
