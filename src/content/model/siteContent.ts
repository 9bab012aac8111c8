import type { z } from 'zod';
import { type Collection, type CollectionName, collections } from './collections';
import type { EntryFile } from './entryFiles';
import { isUnlisted } from './unlisted';

/** An entry by its place, with its fields as they are written. */
export interface PlacedEntry<Name extends CollectionName = CollectionName> extends EntryFile {
  readonly collection: Name;
  readonly fields: z.output<(typeof collections)[Name]['schema']>;
}

export interface SiteContent {
  /** The entries of a collection, in the order in which the site shows them. */
  readonly of: <Name extends CollectionName>(collection: Name) => readonly PlacedEntry<Name>[];
  /** Those that stand in no list, and only at an address that nobody guesses. */
  readonly unlisted: readonly PlacedEntry[];
  readonly today: string;
}

/** The settings of the site; undefined where there are none yet. */
export const settingsIn = (content: SiteContent): PlacedEntry<'site'>['fields'] | undefined =>
  content.of('site')[0]?.fields;

/** The language of the site as a code. Nobody may have checked it. */
export const languageIn = (content: SiteContent): string => {
  const language: unknown = settingsIn(content)?.language;
  return typeof language === 'string' ? language : 'en';
};

type Fields = Readonly<Record<string, unknown>>;

/** An entry whose fields nobody may have checked. */
export interface UncheckedEntry extends EntryFile {
  readonly fields: Fields;
}

const compare = (a: unknown, b: unknown): number => (a === b ? 0 : Number(a) < Number(b) ? -1 : 1);

/** By date, the newest first, or by `id`; then by name. */
const inOrder = (collection: CollectionName, entries: readonly UncheckedEntry[]): UncheckedEntry[] => {
  const { newestBy }: Collection = collections[collection];
  return entries.toSorted(
    (a, b) =>
      (newestBy
        ? String(b.fields[newestBy]).localeCompare(String(a.fields[newestBy]))
        : compare(a.fields['id'], b.fields['id'])) || a.slug.localeCompare(b.slug),
  );
};

/**
 * The content that these entries make. Checks ask it for the paths of pages before anybody knows whether the fields are
 * right, and for nothing else.
 */
export const siteContent = (entries: readonly UncheckedEntry[], today: string): SiteContent => {
  const known = new Map<CollectionName, readonly UncheckedEntry[]>();
  const listed = entries.filter(({ fields }) => !isUnlisted(fields));
  return {
    today,
    // The checks have held the fields against the schema, or ask for none.
    unlisted: entries.filter(({ fields }) => isUnlisted(fields)) as never,
    of: (name) => {
      const found =
        known.get(name) ??
        inOrder(
          name,
          listed.filter(({ collection }) => collection === name),
        );
      known.set(name, found);
      return found as never;
    },
  };
};
