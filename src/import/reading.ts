import { siteLanguage } from '../content/read/entry';
import { readContent } from '../content/read/readContent';
import { Refused } from '../content/read/refused';
import type { Input, Source } from './found';
import { isbnSource, type IsbnOptions } from './isbn/isbnSource';
import { isbnsIn } from './isbn/isbnsIn';
import { openInput } from './openInput';
import type { Answers, Question } from './questions';
import { sourceFor } from './sources';

/** What an author has named for an import, and the source that reads it. */
export interface Reading {
  readonly input: Input;
  readonly source: Source;
}

/** A file, a folder or an archive. Throws Refused where it is nothing that can be read. */
export const readingOf = async (path: string): Promise<Reading> => {
  const input = await openInput(path);
  return { input, source: sourceFor(input) };
};

/** Books of the site below `root`, by the numbers in a text: read, it asks Open Library. Throws Refused where one is wrong. */
export const readingByIsbn = async (root: string, text: string, options: IsbnOptions): Promise<Reading> => {
  const { isbns, wrong } = isbnsIn(text);
  if (wrong.length) throw new Refused(...wrong.map(({ text: one, why }) => `${one} ${why}`));
  if (!isbns.length) throw new Refused('there is no ISBN: write one or several, like 978-0-306-40615-7');
  const { entries } = await readContent(root);
  const source = isbnSource(isbns, { language: siteLanguage(entries), ...options });
  return { input: { name: source.name, files: [] }, source };
};

/** What its author is to be asked before it is read. Throws as a source does. */
export const questionsOf = async ({ input, source }: Reading): Promise<readonly Question[]> =>
  (await source.asks?.questions(input)) ?? [];

/** The same, as its author has answered. Throws Refused where an answer means nothing. */
export const withAnswers = ({ input, source }: Reading, answers: Answers): Reading => ({
  input,
  source: source.asks?.answered(answers) ?? source,
});
