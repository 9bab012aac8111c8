import { advice } from '../advice';
import { type Clock, pace, realClock } from '../online/pace';
import { type EditionRecord, type KnownIsbn, recordsIn } from './record';

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

const notAsked = `is not looked up: ${advice.ask}`;
const aPage = 'is not looked up: Open Library answers with a page instead of data, so try again later';

const wordsOfError = (error: unknown): string =>
  (error as Error).name === 'TimeoutError'
    ? 'is not looked up: Open Library takes too long to answer, so try again later'
    : 'is not looked up: Open Library cannot be reached, so look whether you are online';

const without = (isbn: string): string => isbn.replaceAll('-', '');

/** The records of some ISBNs, or why there are none. */
const ask = async (
  isbns: readonly string[],
  fetch: typeof globalThis.fetch,
  origin: string,
  patience: number,
): Promise<ReadonlyMap<string, EditionRecord> | string> => {
  const keys = isbns.map((isbn) => `ISBN:${without(isbn)}`).join();
  try {
    const address = `${origin}/api/books?bibkeys=${keys}&format=json&jscmd=details`;
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
    if (response.ok) return recordsIn(await response.text()) ?? aPage;
    await response.body?.cancel();
    return `is not looked up: Open Library answers ${response.status}, so try again later`;
  } catch (error) {
    return wordsOfError(error);
  }
};

/**
 * What Open Library knows of ISBNs of thirteen digits, in their order. It never throws for what the catalogue does: of
 * what it does not know, or where it does not answer, that is said in words that follow the ISBN, and the rest is asked for.
 */
export const lookUp = async (
  isbns: readonly string[],
  { fetch, clock = realClock, origin = openLibrary, patience = 30_000, onProgress }: LookUpOptions,
) => {
  const turn = pace(interval, clock);
  const known: KnownIsbn[] = [];
  const unknown: { readonly isbn: string; readonly why: string }[] = [];
  for (let at = 0; at < isbns.length; at += atOnce) {
    const some = isbns.slice(at, at + atOnce);
    if (fetch) await turn(origin);
    const answer = fetch ? await ask(some, fetch, origin, patience) : notAsked;
    for (const isbn of some) {
      if (typeof answer === 'string') {
        unknown.push({ isbn, why: answer });
        continue;
      }
      const record = answer.get(`ISBN:${without(isbn)}`);
      if (record) known.push({ isbn, record });
      else unknown.push({ isbn, why: 'is not known to Open Library: write the book by hand' });
    }
    onProgress?.(Math.min(at + atOnce, isbns.length), isbns.length);
  }
  return { known, unknown };
};
