import { localIsoDate } from '../../../lib/localIsoDate';
import { nameIn } from '../../../lib/text';
import { type Collection, type CollectionName, collections } from '../../../content/model/collections';
import { fileFieldsOf } from '../../../content/model/fileFields';
import type { Chosen, Draft, Values } from '../../../lib/draft';
import { fillPress } from '../../../lib/press';
import { blankOf, derivedValues, isComplete, listOf, titleOf, valuesOf } from '../../draftValues';
import type { DecapList, DecapMap } from '../decap';
import type { Site } from '../../app/frame/addresses';
import { placeOf } from './placeOf';

interface Saved {
  readonly collection: CollectionName;
  /** The states that it was saved in, the last one at the end. */
  readonly states: readonly Values[];
}

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

  /** Among which a new entry of that file stands, and where it is the first; nothing while a field is missing. */
  const placeIn = (
    ownFile: string,
    own: CollectionName,
    values: Values,
  ): Pick<Draft, 'others' | 'newestBy' | 'first'> => {
    if (!isComplete(own, values)) return {};
    const { newestBy }: Collection = collections[own];
    const others = [...saved].filter(([file, { collection }]) => collection === own && file !== ownFile);
    return {
      others: others.flatMap(([, { states }]) => states),
      ...(newestBy && { newestBy }),
      first: { list: listOf(own), blank: blankOf(own) },
    };
  };
  /** The paths of the pictures that were chosen since the page was opened: the site makes its own of them by and by. */
  const chosenSince = new Set<string>();
  /** The files of an entry that the page may not have, by their names. */
  const chosenFiles = (entry: DecapMap, isNew: boolean): Map<string, Chosen> => {
    const found = (entry.get('mediaFiles') as DecapList).toArray().flatMap((media) => {
      const path = String(media.get('path'));
      if (media.get('draft')) chosenSince.add(path);
      const file = media.get('file');
      const isChosen = (isNew || chosenSince.has(path)) && file instanceof Blob;
      return isChosen ? [[nameIn(path), { id: String(media.get('id')), file }] as const] : [];
    });
    return new Map(found);
  };
  const chosenIn = (
    entry: DecapMap,
    collection: CollectionName,
    isNew: boolean,
  ): Pick<Draft, 'chosen' | 'chosenForText'> => {
    const files = chosenFiles(entry, isNew);
    const inFields = fileFieldsOf(collections[collection].schema).flatMap(({ name, fileKind }) => {
      const chosen = files.get(nameIn(String((entry.get('data') as DecapMap).get(name))));
      return fileKind === 'sound' || !chosen ? [] : [[name, chosen] as const];
    });
    return { chosen: Object.fromEntries(inFields), chosenForText: Object.fromEntries(files) };
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
      const text = (isTyped || isNew) && { html: fillPress(html, settings.press, 'html') };
      return {
        title: titleOf(collection, values),
        saved: saved.get(file)?.states ?? [],
        now: derivedValues(collection, { ...values, ...text }, settings, localIsoDate(new Date())),
        ...chosenIn(entry, collection, isNew),
        ...(isNew && placeIn(file, collection, values)),
      };
    },
  };
};
