import type { CollectionName } from '../../../content/model/collections';
import type { Draft, Values } from '../../../lib/draft';
import { fillPress } from '../../../lib/press';
import { daysInWords, titleOf, valuesOf } from '../../draftValues';
import type { DecapMap } from '../decap';
import { placeOf, type Site } from './siteOf';

/** The fields of an open entry by the names that queries have for them. */
const valuesOfOpen = ({ settings }: Site, collection: CollectionName, entry: DecapMap): Values =>
  valuesOf(collection, (entry.get('data') as DecapMap).toJS(), settings);

/** Remembers what the entries of a site were saved as, and makes drafts of those that are open. */
export const makeDrafts = (site: Site) => {
  const saved = new Map<string, readonly Values[]>(
    site.entries.map(({ file, collection, slug, parsed }) => {
      const fields = (parsed.value ?? {}) as Readonly<Record<string, unknown>>;
      return [file, [{ ...valuesOf(collection, fields, site.settings), slug }]];
    }),
  );
  return {
    /** Says that an entry is saved as it is. */
    note: (entry: DecapMap, open: DecapMap): void => {
      const file = String(entry.get('path'));
      const { collection, slug } = placeOf(entry, open);
      const values = { ...valuesOfOpen(site, collection, entry), ...(slug && { slug }) };
      saved.set(file, [...(saved.get(file) ?? []), values]);
    },
    /** An entry as its page is told of it; `html` is its text, where that has been changed. */
    draft: (entry: DecapMap, open: DecapMap, html?: string): Draft => {
      const { collection } = placeOf(entry, open);
      const now = valuesOfOpen(site, collection, entry);
      return {
        title: titleOf(collection, now),
        saved: saved.get(String(entry.get('path'))) ?? [],
        now: {
          ...now,
          ...daysInWords(collection, now, site.settings),
          ...(html !== undefined && { html: fillPress(html, site.settings.press, 'html') }),
        },
      };
    },
  };
};
