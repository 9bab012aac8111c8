import { spareSlug } from '../../content/write/nextIds';
import { Refused } from '../../content/read/refused';
import { refuseFileName } from '../../content/check/fileName';
import type { CollectionName } from '../../content/model/collections';
import { slugFor } from '../../content/model/slugFor';
import { type Entry, siteLanguage } from '../../content/read/entry';
import { askAddress } from './askAddress';

/** A new entry that is to be saved. */
interface NewEntry {
  readonly collection: CollectionName;
  /** The field by which it is called, and what stands there. */
  readonly field: string;
  readonly title: string;
}

/**
 * The name in addresses that a new entry gets beside those that there are, as `npm run new` would give it. Throws Refused
 * where it can get none.
 */
export const nameEntry = async (
  { collection, field, title }: NewEntry,
  entries: readonly Entry[],
): Promise<string> => {
  const slug =
    slugFor(title, siteLanguage(entries)) || (await askAddress(title, spareSlug(collection, entries)));
  const message = slug === null ? 'gives no address: save again to choose one' : refuseFileName(slug);
  if (slug === null || message !== null) throw new Refused({ field, message: message ?? '' });
  return slug;
};
