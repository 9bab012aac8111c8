import type { Found, Source } from '../found';
import type { Answers, Question } from '../questions';
import { bookQuestion } from './bookQuestion';
import { booksOf } from './booksOf';
import { lookUp, type LookUpOptions } from './lookUp';

export interface IsbnOptions extends LookUpOptions {
  /** The language of the site. */
  readonly language?: string | undefined;
}

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
    const lost = unknown.map(({ isbn, why }) => ({
      kind: 'lost' as const,
      file: 'Open Library',
      what: `the ISBN ${isbn}`,
      why: `it ${why}`,
    }));
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
