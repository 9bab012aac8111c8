import type { CollectionName } from '../../../content/model/collections';
import type { Draft, Values } from '../../../lib/draft';
import { fillPress } from '../../../lib/press';
import { daysInWords, titleOf, valuesOf } from '../../draftValues';
import type { DecapMap } from '../decap';
import { placeOf, type Site } from './siteOf';

interface Saved {
  readonly collection: CollectionName;
  /** The states that it was saved in, the last one at the end. */
  readonly states: readonly Values[];
}

const hasAll = (values: Values, like: Values | undefined): boolean =>
  like !== undefined && Object.keys(like).every((name) => name in values);

/** Remembers what the entries of a site were saved as, and makes drafts of those that are open. */
export const makeDrafts = ({ settings, entries }: Site) => {
  const saved = new Map<string, Saved>(
    entries.map(({ file, collection, slug, parsed }) => {
      const fields = (parsed.value ?? {}) as Readonly<Record<string, unknown>>;
      return [file, { collection, states: [{ ...valuesOf(collection, fields, settings), slug }] }];
    }),
  );
  const fileOf = (entry: DecapMap): string => String(entry.get('path'));
  const valuesOfOpen = (collection: CollectionName, entry: DecapMap): Values =>
    valuesOf(collection, (entry.get('data') as DecapMap).toJS(), settings);

  /** Among which an entry of that file stands; none while a field is missing that they all have. */
  const othersOf = (ownFile: string, own: CollectionName, values: Values): readonly Values[] => {
    const others = [...saved].filter(([file, { collection }]) => collection === own && file !== ownFile);
    const states = others.flatMap(([, { states }]) => states);
    return hasAll(values, states[0]) ? states : [];
  };
  return {
    /** Says that an entry is saved as it is. */
    note: (entry: DecapMap, open: DecapMap): void => {
      const { collection, slug } = placeOf(entry, open);
      if (slug === undefined) return;
      const states = saved.get(fileOf(entry))?.states ?? [];
      const state = { ...valuesOfOpen(collection, entry), slug };
      saved.set(fileOf(entry), { collection, states: [...states, state] });
    },
    /** An entry as its page is told of it. Its text as HTML goes with it where it was typed, or the entry is new. */
    draft: (entry: DecapMap, open: DecapMap, html: string, isTyped: boolean): Draft => {
      const { collection, slug = '' } = placeOf(entry, open);
      const file = fileOf(entry);
      // Also when it is saved: the page may have been loaded before Gatsby has read the file.
      const isNew = !entries.some((known) => known.file === file);
      const values = { ...valuesOfOpen(collection, entry), slug };
      return {
        title: titleOf(collection, values),
        saved: saved.get(file)?.states ?? [],
        now: {
          ...values,
          ...daysInWords(collection, values, settings),
          ...((isTyped || isNew) && { html: fillPress(html, settings.press, 'html') }),
        },
        ...(isNew && { others: othersOf(file, collection, values) }),
      };
    },
  };
};
