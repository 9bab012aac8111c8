import type { Found, FoundEntry, Source } from '../found';
import { lostAt } from '../given';
import { plainLine } from '../plainLine';
import type { Answers, BookQuestion, Question } from '../questions';
import { booksOf } from './booksOf';
import { lookUp, type LookUpOptions } from './lookUp';

export interface IsbnOptions extends LookUpOptions {
  /** The language of the site. */
  readonly language?: string | undefined;
}

/** Whether a book that the catalogue knows is the author's, and what it is called. */
const bookQuestion = ({ key, fields }: FoundEntry): BookQuestion => {
  const editions = (fields['editions'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const said = editions.map(({ format, publisher, released, isbn }) =>
    [format, publisher, released, isbn].filter((value) => typeof value === 'string').join(', '),
  );
  return {
    about: 'book',
    name: key,
    title: plainLine(String(fields['title'])),
    said: plainLine(said.join('; ')),
  };
};

/**
 * A source of books that are known by ISBNs of thirteen digits, as `isbnsIn` finds them. Open Library is asked once, however
 * often it is read. It reads no file, so it fits none.
 */
export const isbnSource = (
  isbns: readonly string[],
  { language = 'en', ...options }: IsbnOptions,
): Source => {
  let looked: ReturnType<typeof lookUp> | undefined;
  const found = async (answers: Answers): Promise<readonly Found[]> => {
    const { known, unknown } = await (looked ??= lookUp(isbns, options));
    const lost = unknown.map(({ isbn, why }) =>
      lostAt({ file: 'Open Library' }, `the ISBN ${isbn}`, `it ${why}`),
    );
    return [...booksOf(known, language, answers), ...lost];
  };
  const answered = (answers: Answers): Source => ({
    name: 'Open Library',
    fits: () => false,
    read: async function* () {
      yield* await found(answers);
    },
    asks: { questions, answered },
  });
  const questions = async (): Promise<readonly Question[]> =>
    (await found(new Map())).flatMap((one) =>
      one.kind === 'entry' && one.collection === 'books' ? [bookQuestion(one)] : [],
    );
  return answered(new Map());
};
