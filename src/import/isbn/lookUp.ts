import { type Clock, pace, realClock } from '../online/pace';
import { type EditionRecord, recordsIn } from './record';

/** An ISBN of which nothing is known, and why, in words that follow it. */
export interface UnknownIsbn {
  readonly isbn: string;
  readonly why: string;
}

export interface LookUpOptions {
  /** Left out where the author did not ask for that: then nothing is asked. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  /** Where the catalogue is; tests have their own. */
  readonly origin?: string | undefined;
  /** How long an answer may take, in milliseconds. */
  readonly patience?: number | undefined;
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

const openLibrary = 'https://openlibrary.org';

/** As the catalogue asks: one request a second at most, with many numbers in each, and who asks. */
const [interval, atOnce] = [1000, 50];
const headers = { 'user-agent': 'Last Writes (an author lists their own books)', accept: 'application/json' };

const wordsOfError = (error: unknown): string =>
  (error as Error).name === 'TimeoutError'
    ? 'is not looked up: Open Library takes too long to answer, so try again later'
    : 'is not looked up: Open Library cannot be reached, so look whether you are online';

/** What JSON says; undefined where it is none. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const without = (isbn: string): string => isbn.replaceAll('-', '');

/**
 * What Open Library knows of ISBNs of thirteen digits, in their order. It never throws for what the catalogue does: of
 * what it does not know, or where it does not answer, that is said, and the rest is asked for.
 */
export const lookUp = async (
  isbns: readonly string[],
  { fetch, clock = realClock, origin = openLibrary, patience = 30_000, onProgress }: LookUpOptions,
): Promise<{
  readonly known: readonly { readonly isbn: string; readonly record: EditionRecord }[];
  readonly unknown: readonly UnknownIsbn[];
}> => {
  const turn = pace(interval, clock);

  /** The records of some ISBNs, or why there are none. */
  const ask = async (some: readonly string[], by: typeof globalThis.fetch) => {
    const keys = some.map((isbn) => `ISBN:${without(isbn)}`).join();
    try {
      const address = `${origin}/api/books?bibkeys=${keys}&format=json&jscmd=details`;
      const response = await by(address, { headers, signal: AbortSignal.timeout(patience) });
      if (!response.ok) {
        await response.body?.cancel();
        return `is not looked up: Open Library answers ${response.status}, so try again later`;
      }
      const text = await response.text();
      const records = recordsIn(parsed(text));
      return (
        records ?? 'is not looked up: Open Library answers with a page instead of data, so try again later'
      );
    } catch (error) {
      return wordsOfError(error);
    }
  };

  const known: { isbn: string; record: EditionRecord }[] = [];
  const unknown: UnknownIsbn[] = [];
  for (let at = 0; at < isbns.length; at += atOnce) {
    const some = isbns.slice(at, at + atOnce);
    if (fetch) await turn(origin);
    const answer = fetch
      ? await ask(some, fetch)
      : 'is not looked up: with --online Open Library is asked for it';
    for (const isbn of some) {
      const record = typeof answer === 'string' ? undefined : answer.get(`ISBN:${without(isbn)}`);
      if (record) known.push({ isbn, record });
      else
        unknown.push({
          isbn,
          why: typeof answer === 'string' ? answer : 'is not known to Open Library: write the book by hand',
        });
    }
    onProgress?.(Math.min(at + atOnce, isbns.length), isbns.length);
  }
  return { known, unknown };
};
