import { parseDate, toIsoDate } from '../lib/calendarDate';
import { checkNamedFiles, checkTextParts } from './checkFiles';
import { collections } from './collections';
import { type Entry, problemAt } from './entry';
import { slugPattern } from './fields';
import { fieldsOfKind } from './fieldsOfKind';
import type { Problem } from './problem';
import { findings, show } from './words';

const futureDates = (entry: Entry, today: string): Problem[] =>
  fieldsOfKind(collections[entry.collection].schema, 'date', entry.parsed.value)
    .filter(({ text }) => toIsoDate(parseDate(text)) > today)
    .map(({ field, text }) =>
      problemAt(entry, [field], `must not lie ahead of today, ${today}, got ${show(text)}`),
    );

const badSlug = ({ file, slug, collection }: Entry): Problem[] =>
  slugPattern.test(slug) || !collections[collection].files.includes('*')
    ? []
    : [
        {
          file,
          message: `the name ${show(slug)} must be lowercase letters, digits and hyphens, like ${show('my-title')}`,
        },
      ];

/**
 * All that is wrong with one entry, looked at alone: its fields, its dates, the files it names. Dates and files
 * are looked at only where the field itself is well formed.
 */
export const checkEntry = async (root: string, entry: Entry, today: string): Promise<Problem[]> => {
  const found = findings(collections[entry.collection].schema, entry.parsed.value).map(
    ({ path, message, isUnknown }) => {
      const { field, ...problem } = problemAt(entry, path, message);
      return isUnknown ? problem : { ...problem, field };
    },
  );
  const malformed = new Set(found.map(({ field }: Problem) => field));
  const deeper = [...futureDates(entry, today), ...(await checkNamedFiles(root, entry))];
  return [
    ...badSlug(entry),
    ...entry.parsed.repeated.map(({ path, line }) => ({
      ...problemAt(entry, path, 'stands twice in this file: keep one'),
      line,
    })),
    ...found,
    ...(await checkTextParts(root, entry)),
    ...deeper.filter(({ field }) => !malformed.has(field)),
  ];
};
