import { siteLanguage } from '../content/read/entry';
import { readContent } from '../content/read/readContent';
import { Refused } from '../content/read/refused';
import type { Input, Source } from '../import/found';
import { isbnSource } from '../import/isbn/isbnSource';
import { isbnsIn } from '../import/isbn/isbnsIn';
import { openInput } from '../import/openInput';
import { sourceFor } from '../import/sources';

/** What is read, and how. */
interface Asked {
  readonly input: Input;
  readonly source: Source;
}

/** Books by the numbers in a text. Throws Refused where one is wrong, or Open Library may not be asked. */
const booksByIsbn = async (text: string, isOnline: boolean): Promise<Asked> => {
  const { isbns, wrong } = isbnsIn(text);
  if (wrong.length) throw new Refused(...wrong.map(({ text: one, why }) => `${one} ${why}`));
  if (!isbns.length) throw new Refused('--isbn needs numbers after it, like "978-0-306-40615-7"');
  if (!isOnline) throw new Refused('--online is missing: Open Library is asked only where you say so');
  const { entries } = await readContent(process.cwd());
  const source = isbnSource(isbns, { fetch, language: siteLanguage(entries) });
  return { input: { name: 'Open Library', files: [] }, source };
};

/** What the command line names: a file, a folder, or numbers of books. Throws Refused. */
export const askedFor = async (
  { isbn }: Readonly<Record<string, string>>,
  path: string | undefined,
  isOnline: boolean,
): Promise<Asked> => {
  if (isbn !== undefined) return booksByIsbn(isbn, isOnline);
  if (path === undefined) throw new Refused('say what: npm run import -- export.xml');
  const input = await openInput(path);
  return { input, source: sourceFor(input) };
};
