import { join } from 'node:path';
import type { CollectionName } from '../content/model/collections';
import { pathOfEntry } from '../content/model/entryFiles';
import { type Entry, siteLanguage, valueOf } from '../content/read/entry';
import { beginning } from '../lib/text';
import { freeName, nameFor } from './names';
import type { ImportRecord } from './record';
import { digestOf } from './stage';
import { isStarterText } from './starterText';
import type { Outline, Survey } from './survey';

/**
 * What becomes of something that was found: it is new; it is read again, and was not touched by hand since; it goes over
 * fields of an entry that is there; it stays out, as it was deleted by hand or is there already from elsewhere; or its
 * author has to say whether it goes over what stands there by hand.
 */
export type Fate = 'new' | 'again' | 'patch' | 'deleted' | 'there' | 'changed';

export interface Planned {
  readonly found: Outline;
  readonly fate: Fate;
  /** It becomes this, which of a page may be the text of a page of the kit. */
  readonly collection: CollectionName;
  readonly slug: string;
  /** Its file from the root. */
  readonly file: string;
  /** What stands at the file now. */
  readonly current?: Entry | undefined;
}

/** The content into which is imported. */
interface Present {
  readonly root: string;
  readonly entries: readonly Entry[];
  readonly record: ImportRecord;
}

/** A title as far as it names something to an author. */
export const titleOf = ({ fields, slug, key }: Outline): string => {
  const title = fields['title'];
  const name = typeof title === 'string' && title.trim() ? title : slug || key;
  return beginning(name.replaceAll(/\p{Cc}/gu, ' '), 60);
};

const sayToBeSame = (title: unknown, day: unknown): string | undefined =>
  typeof title === 'string' && typeof day === 'string' ? `${title.trim().toLowerCase()} ${day}` : undefined;

/** What became of something that was imported before. */
const fateOfKnown = async (root: string, known: ImportRecord[string]): Promise<Fate> => {
  const digest = await digestOf(join(root, known.file));
  if (digest === null) return 'deleted';
  return digest === known.digest ? 'again' : 'changed';
};

/** What is said of all that was found: where it goes, and whether it may. */
export const plan = async (found: Survey, { root, entries, record }: Present): Promise<Planned[]> => {
  const language = siteLanguage(entries);
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const used = new Set(entries.map(({ collection, slug }) => `${collection}/${slug}`));
  const fromElsewhere = new Map(
    entries.flatMap((entry) => {
      const same = sayToBeSame(valueOf(entry, 'title'), valueOf(entry, 'published'));
      return same === undefined ? [] : [[same, entry] as const];
    }),
  );
  const takenPages = new Set<string>();
  const site = entries.find(({ collection }) => collection === 'site');
  const names = ['author', 'company']
    .map((name) => site && valueOf(site, name))
    .filter((value) => typeof value === 'string');
  const planned: Planned[] = [];
  for (const outline of found.entries) {
    const { collection, key, slug, fields, isPatch } = outline;
    // A key may be one that every object has, like "constructor".
    const known = Object.hasOwn(record, key) ? record[key] : undefined;
    const place = (to: CollectionName, name: string, fate: Fate): Planned => {
      const file = known?.file ?? pathOfEntry(to, name);
      return { found: outline, fate, collection: to, slug: name, file, current: byFile.get(file) };
    };
    const stands = byFile.get(pathOfEntry(collection, slug));
    // An "about" below another page is about that one.
    const isTopPage = collection === 'ownPages' && outline.parent === undefined;
    const kitPage = isTopPage && byFile.get(pathOfEntry('pages', slug));
    if (isPatch && stands) planned.push(place(collection, slug, 'patch'));
    else if (collection === 'series' && stands && !known) planned.push(place(collection, slug, 'there'));
    else if (known) {
      const current = byFile.get(known.file);
      const name = current?.slug ?? known.file.split('/').at(-2) ?? slug;
      planned.push(place(current?.collection ?? collection, name, await fateOfKnown(root, known)));
    } else if (kitPage && kitPage.collection !== 'ownPages' && !takenPages.has(kitPage.file)) {
      takenPages.add(kitPage.file);
      const isStarters = await isStarterText(root, kitPage, names);
      planned.push(place(kitPage.collection, slug, isStarters ? 'again' : 'changed'));
    } else {
      const same = sayToBeSame(fields['title'], fields['published']);
      const there = same === undefined ? undefined : fromElsewhere.get(same);
      const wanted = nameFor(slug, titleOf(outline), `${collection}-${planned.length + 1}`, language);
      if (there) planned.push(place(there.collection, there.slug, 'there'));
      else planned.push(place(collection, freeName(collection, wanted, used), 'new'));
    }
  }
  return planned;
};
