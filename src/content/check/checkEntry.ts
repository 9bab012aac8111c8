import { secretKey } from '../../lib/secretKey';
import { parseDate, toIsoDate } from '../../lib/calendarDate';
import { checkText } from './checkText';
import { collections } from '../model/collections';
import { type Entry, findingsOf, isMalformed, problemAt, problemsAt, valueOf } from '../read/entry';
import { mustBeSlug, slugPattern } from '../model/fields';
import { fieldsOfKind, textsOf } from '../read/fieldsIn';
import { deleteInvisible, invisibleInField } from '../model/invisible';
import type { Problem } from '../read/problem';
import { show } from '../model/findings';
import { isUnlistedEntry } from '../read/visibility';

/** What is said of a day or a year ahead of today, which is an ISO date. */
export const liesAhead = (value: unknown, today: string): string =>
  `must not lie ahead of today, ${today}, got ${show(value)}`;

const futureDates = (entry: Entry, today: string): Problem[] =>
  fieldsOfKind(entry, 'date')
    .filter(({ text, info }) => !info.mayLieAhead && toIsoDate(parseDate(text)) > today)
    .map(({ path, text }) => problemAt(entry, path, liesAhead(text, today)));

/** Last days that come before the first. */
const beforeFirst = (entry: Entry): Problem[] =>
  fieldsOfKind(entry, 'date').flatMap(({ path, text, info: { lastFrom } }) => {
    const first = lastFrom && !isMalformed(entry, [lastFrom]) && valueOf(entry, lastFrom);
    return typeof first === 'string' && text < first
      ? [problemAt(entry, path, `must not come before ${show(first)}, got ${show(text)}`)]
      : [];
  });

const badSlug = ({ file, slug, collection }: Entry): Problem[] =>
  slugPattern.test(slug) ||
  !collections[collection].files.includes('*') ||
  // Its name is that of the original and a language.
  collection === 'translations'
    ? []
    : [{ file, message: `the name ${show(slug)} ${mustBeSlug}, like ${show('my-title')}` }];

/** Characters written by their numbers, which the file itself does not show. */
const invisibleCharacters = (entry: Entry): Problem[] =>
  textsOf(entry)
    .filter(({ path }) => !isMalformed(entry, path))
    .flatMap(({ path, text, info }) => {
      const line = info?.kind === 'paragraphs' ? text.replaceAll('\n', ' ') : text;
      const [character] = invisibleInField.exec(line) ?? [];
      return problemsAt(entry, path, character && deleteInvisible(character));
    });

/** An address that would be guessed. */
const missingKey = (entry: Entry): Problem[] =>
  isUnlistedEntry(entry) && valueOf(entry, 'unlistedKey') === undefined
    ? [problemAt(entry, ['unlistedKey'], `is missing: write what nobody guesses, like ${show(secretKey())}`)]
    : [];

/** What is wrong with one entry by itself: its name, its fields, its text. Does not look at files. */
export const checkEntry = (entry: Entry, today: string): Problem[] => [
  ...badSlug(entry),
  ...entry.parsed.repeated.map(({ path, line }) => ({
    ...problemAt(entry, path, 'stands twice in this file: keep one'),
    line,
  })),
  ...findingsOf(entry).map(({ path, message, isUnknown }) => {
    const { field = '', ...problem } = problemAt(entry, path, message);
    return isUnknown ? problem : { ...problem, field };
  }),
  ...checkText(entry),
  ...invisibleCharacters(entry),
  ...futureDates(entry, today),
  ...beforeFirst(entry),
  ...missingKey(entry),
];
