import { type Entry, valueOf } from '../../../content/read/entry';
import { comingDay, isUnlistedEntry, placed } from '../../../content/read/visibility';
import { formatDate, parseDate } from '../../../lib/calendarDate';

/** What is said of an entry beside its title. */
export type Mark = 'draft' | 'coming' | 'unlisted' | 'off' | 'changed';

export type Marks = ReadonlyMap<Mark, string>;

interface Around {
  /** An ISO date. */
  readonly today: string;
  /** Of the site: it says how its author writes days. */
  readonly language: string;
  /** The paths of what has unsaved changes. */
  readonly changed: ReadonlySet<string>;
}

/** What is to be said of an entry, in words for the author. */
export const marksOf = (entry: Entry, { today, language, changed }: Around): Marks => {
  const isDraft = valueOf(entry, 'draft') === true;
  const day = comingDay(entry.collection, placed(entry).fields, today);
  const inEnglish = language.startsWith('en') ? language : 'en-GB';
  const said: readonly (readonly [Mark, string | false | undefined])[] = [
    ['draft', isDraft && 'Draft'],
    ['coming', !isDraft && day && `Coming on ${formatDate(parseDate(day), inEnglish, 'medium')}`],
    ['unlisted', isUnlistedEntry(entry) && 'Unlisted'],
    ['off', valueOf(entry, 'off') === true && 'Switched off'],
    ['changed', changed.has(entry.file) && 'Unsaved changes'],
  ];
  return new Map(said.flatMap(([mark, words]) => (words ? [[mark, words] as const] : [])));
};
