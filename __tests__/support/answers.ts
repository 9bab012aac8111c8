import { Refused } from '../../src/content/read/refused';
import { pageNames } from '../../src/content/model/pages';
import type { Questions } from '../../src/cli/ask';
import { siteQuestions } from '../../src/cli/siteAnswers';

const today = '2024-06-01';

/** The questions of `npm run begin`, of which the command line answers some. */
export const questions = (given: Questions['given'] = {}): Questions =>
  siteQuestions(given, ['privacy-policy'], today);

/** All that has no offer, as flags. */
export const flags = {
  title: 'A site',
  tagline: 'A tagline',
  author: 'An author',
  siteUrl: 'https://example.com',
  'press.name': 'The Quiet Lamp',
  mail: 'me@example.com',
  'profiles.title': 'Me',
  'profiles.link': 'https://social.example/@me',
};

/** The flags but these. */
export const without = (...names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(flags).filter(([name]) => !names.includes(name)));

/** How the pages are asked for. */
/** The pages to choose from: the others every site has, or the press brings. */
export const toChoose = pageNames.filter((name) => !['404', 'books', 'press'].includes(name));
export const whichPages = `Pages (those you have a use for, beside the books: ${toChoose.join(', ')}; Enter for all): `;

/** Somebody who types these lines, and notes what was asked. */
export const author = (lines: readonly string[]) => {
  const left = [...lines];
  const asked: string[] = [];
  const ask = (question: string): Promise<string> => {
    asked.push(question);
    return Promise.resolve(left.shift() ?? '');
  };
  return { ask, asked };
};

/** Why something is refused; empty where it is not. */
export const refusalOf = (promise: Promise<unknown>): Promise<readonly string[]> =>
  promise.then(
    () => [],
    (error: unknown) =>
      error instanceof Refused ? error.reasons.map(({ message }) => message) : Promise.reject(error as Error),
  );
