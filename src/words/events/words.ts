/** What is said of events. */
export interface EventWords {
  readonly events: string;
  /** What unfolds those that are over. */
  readonly past: string;
  /** To the calendar of releases and events. */
  readonly calendar: string;
}
