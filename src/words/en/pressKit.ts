/** What the press kit says, on its page and in the text within its archive. */
export const words = {
  title: 'Press kit',
  description: (author: string) =>
    `Bios of ${author} in three lengths, a portrait and the covers in print size, facts, and whom to write to.`,
  /** Before the archive. */
  lead: 'For those who announce, review or introduce.',
  everything: (size: string) => `Download everything (ZIP, ${size})`,
  /** Above a bio. */
  bio: (words: number) => `In ${words} words`,
  /** On a button, and when that is done. Those who hear it hear which bio it is. */
  copy: 'Copy',
  copied: 'Copied',
  portrait: 'Portrait',
  facts: 'Facts',
  contact: 'Contact',
  covers: 'Covers',
  audiobook: 'Audiobook',
  trade: 'For shops and libraries',
};
