import type { Found, Source } from '../found';
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
  let asked: Promise<readonly Found[]> | undefined;
  const ask = async (): Promise<readonly Found[]> => {
    const { known, unknown } = await lookUp(isbns, options);
    const lost = unknown.map(({ isbn, why }) => ({
      kind: 'lost' as const,
      file: 'Open Library',
      what: `the ISBN ${isbn}`,
      why: `it ${why}`,
    }));
    return [...booksOf(known, language), ...lost];
  };
  return {
    name: 'Open Library',
    fits: () => false,
    read: async function* () {
      yield* await (asked ??= ask());
    },
  };
};
