import { type Collection, collections } from '../../../content/model/collections';
import { type Entry, valueOf } from '../../../content/read/entry';
import { comingDay, isUnlistedEntry, placed } from '../../../content/read/visibility';
import { formatDate, isCalendarDate, parseDate } from '../../../lib/calendarDate';

/** What is said of an entry beside its title. */
export type Mark = 'day' | 'draft' | 'coming' | 'unlisted' | 'off' | 'changed';

export type Marks = ReadonlyMap<Mark, string>;

interface Around {
  /** An ISO date. */
  readonly today: string;
  /** In which days are written. */
  readonly language: string;
  /** The paths of what has unsaved changes. */
  readonly changed: ReadonlySet<string>;
}

/** A day as the author writes it; whatever else stands there as it is. */
const dayIn = (day: string, language: string): string => {
  const date = parseDate(day);
  return isCalendarDate(date) ? formatDate(date, language, 'medium') : day;
};

/** What is to be said of an entry, in words for the author. */
export const marksOf = (entry: Entry, { today, language, changed }: Around): Marks => {
  const isDraft = valueOf(entry, 'draft') === true;
  const { newestBy = '' }: Collection = collections[entry.collection];
  const day = valueOf(entry, newestBy);
  const coming = isDraft ? undefined : comingDay(entry.collection, placed(entry).fields, today);
  const said: readonly (readonly [Mark, string | false | undefined])[] = [
    ['day', !coming && typeof day === 'string' && dayIn(day, language)],
    ['draft', isDraft && 'Draft'],
    ['coming', coming && `Coming on ${dayIn(coming, language)}`],
    ['unlisted', isUnlistedEntry(entry) && 'Unlisted'],
    ['off', valueOf(entry, 'off') === true && 'Switched off'],
    ['changed', changed.has(entry.file) && 'Unsaved changes'],
  ];
  return new Map(said.flatMap(([mark, words]) => (words ? [[mark, words] as const] : [])));
};
