import type { FoundEntry } from '../found';
import { plainLine } from '../plainLine';
import type { BookQuestion } from '../questions';

/** What a catalogue says of a book besides its title, in a line. */
const saidOf = ({ fields }: FoundEntry): string => {
  const editions = (fields['editions'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  return editions
    .map(({ format, publisher, released, isbn }) =>
      [format, publisher, released, isbn].filter((value) => typeof value === 'string').join(', '),
    )
    .join('; ');
};

/** Whether a book that a catalogue knows is the author's, and what it is called. */
export const bookQuestion = (book: FoundEntry): BookQuestion => ({
  about: 'book',
  name: book.key,
  title: plainLine(String(book.fields['title'])),
  said: plainLine(saidOf(book)),
});
