import { z } from 'zod';
import { collections } from '../../../content/model/collections';
import { referenceTo } from '../../../content/model/entryFiles';
import { type FieldInfo, fieldsOf, type NamedField } from '../../../content/model/fieldInfo';
import type { Entry } from '../../../content/read/entry';
import { parseAddress } from '../../../lib/address';
import { formatRoughDate, roughDatePattern } from '../../../lib/calendarDate';
import { beginning, capitalise, withArticle } from '../../../lib/text';
import { englishOf } from '../english';
import { titleOf } from '../nameOfEntry';
import { languageCalled, type Option } from './places';
import type { Fields } from '../entryState';

export interface EntryOption extends Option {
  readonly entry: Entry;
}

/** Words that are written otherwise than in the schema. */
const spelled: Readonly<Record<string, string>> = {
  'co-author': 'Co-author',
  ebook: 'E-book',
  'years-best': 'Year’s best',
};

/** A word of the schema as a reader would write it: short-story is Short story. */
export const inWords = (word: string): string => spelled[word] ?? capitalise(word.replaceAll('-', ' '));

/** The entries that a field may name; of several collections with the name of theirs, of several of one title with that of their folder. */
export const entriesFor = (names: readonly string[], entries: readonly Entry[]): EntryOption[] => {
  const found = entries.filter(({ collection }) => names.includes(collection));
  const titles = found.map((entry) => titleOf(entry) ?? entry.slug);
  return found.map((entry, index) => {
    const title = titles[index] ?? '';
    const more = [
      ...(titles.indexOf(title) === titles.lastIndexOf(title) ? [] : [inWords(entry.slug)]),
      ...(names.length > 1 ? [collections[entry.collection].label] : []),
    ];
    const label = more.length ? `${title} (${more.join(', ')})` : title;
    return { entry, value: referenceTo(entry, names), label };
  });
};

/** A choice and a day as they are said in an English, and all else as it is. */
export const valueInWords = (value: string, { kind }: FieldInfo, english: string): string => {
  if (kind === 'choice') return inWords(value);
  const isDay = (kind === 'date' || kind === 'roughDate') && roughDatePattern.test(value);
  return isDay ? formatRoughDate(value, english) : value;
};

const wordsOf = ({ schema, info }: NamedField, value: unknown, entries: readonly Entry[]): string => {
  const called = info.label.toLowerCase();
  // 118 pages, but year 2022.
  if (typeof value === 'number') return called.endsWith('s') ? `${value} ${called}` : `${called} ${value}`;
  if (typeof value !== 'string' || schema instanceof z.ZodObject) return '';
  if (info.kind === 'address' || info.kind === 'profile')
    return parseAddress(value)?.hostname.replace(/^www\./, '') ?? value;
  if (info.kind === 'language') return languageCalled(value);
  if (info.collections)
    return entriesFor(info.collections, entries).find((one) => one.value === value)?.label ?? value;
  return beginning(valueInWords(value, info, englishOf(entries)), 60);
};

/** An item of a list in a line: what stands in its first fields. */
export const summaryOf = (item: z.ZodObject, value: unknown, entries: readonly Entry[]): string[] =>
  fieldsOf(item)
    .map((field) => wordsOf(field, (value as Fields | undefined)?.[field.name], entries))
    .filter(Boolean)
    .slice(0, 3);

/** One of what a label calls these, as a button says it: an edition, an ISBN. */
export const oneOf = (label: string): string =>
  withArticle(/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));
