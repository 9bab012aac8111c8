/** What the press kit says, on its page and in the text within its archive. */
export interface PressKitWords {
  readonly title: string;
  readonly description: (author: string) => string;
  /** Before the archive. */
  readonly lead: string;
  readonly everything: (size: string) => string;
  /** Above a bio. */
  readonly bio: (words: number) => string;
  /** On a button, and when that is done. Those who hear it hear which bio it is. */
  readonly copy: string;
  readonly copied: string;
  readonly portrait: string;
  readonly facts: string;
  readonly contact: string;
  readonly covers: string;
  readonly audiobook: string;
}
