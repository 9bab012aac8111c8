import { type Collection, type CollectionName, collections } from '../../../content/model/collections';
import { collectionOf, pathInContent } from '../../../content/model/entryFiles';
import { fileFieldsOf } from '../../../content/model/fileFields';
import type { Entry } from '../../../content/read/entry';
import type { Chosen, Draft, Values } from '../../../lib/draft';
import { fillPress } from '../../../lib/press';
import { nameIn } from '../../../lib/text';
import { blankOf, derivedValues, isComplete, listOf, valuesOf } from '../../draftValues';
import type { EntryState } from '../entryState';
import type { Site } from './addresses';
import { textOf } from '../form/Choice';
import { htmlOf } from './htmlOf';
import { wordCover } from './wordCover';

/** An entry that is open in the panel. */
export interface Opened {
  readonly file: string;
  readonly collection: CollectionName;
  /** Its name in addresses; a new one has none yet. */
  readonly slug: string | undefined;
  readonly state: EntryState;
}

interface Known {
  readonly collection: CollectionName;
  /** The states that it was saved in, the last one at the end: the page may still show an earlier one. */
  readonly states: readonly Values[];
  readonly body: string;
}

const ids = new WeakMap<Blob, string>();
let lastId = 0;

/** A file with a name that no other has, by which the page keeps it. */
const chosenOf = (file: Blob): Chosen => {
  const id = ids.get(file) ?? String((lastId += 1));
  ids.set(file, id);
  return { id, file };
};

/** Remembers what the entries of a site were saved as, and makes of those that are open what their pages draw. */
export const makeDrafts = ({ settings }: Site, today: string) => {
  const known = new Map<string, Known>();
  const covers = new Map<string, Blob>();
  /** The same picture for the same title: the page need not load it again at every key. */
  const coverOf = (title: string): Chosen => {
    const cover = covers.get(title) ?? wordCover(title, settings);
    covers.set(title, cover);
    return chosenOf(cover);
  };
  /** The pictures that the build will draw for an entry without them, by the names of their fields. */
  const drawnFor = (collection: CollectionName, { title }: Values): Record<string, Chosen> =>
    Object.fromEntries(
      fileFieldsOf(collections[collection].schema)
        .filter(({ info }) => info.fallback)
        .map(({ name }) => [name, coverOf(textOf(title))]),
    );
  const valuesAt = ({
    file,
    collection,
    slug = collectionOf(pathInContent(file))?.slug ?? '',
    state,
  }: Opened) => ({
    ...valuesOf(collection, state.fields, settings),
    slug,
  });
  /** Among which a new entry stands, and where it is the first; nothing while a field is missing. */
  const placeIn = (
    { file, collection }: Opened,
    values: Values,
  ): Pick<Draft, 'others' | 'newestBy' | 'list' | 'blank' | 'drawn'> => {
    if (!isComplete(collection, values)) return {};
    const { newestBy }: Collection = collections[collection];
    const others = [...known].filter(([path, one]) => one.collection === collection && path !== file);
    return {
      others: others.flatMap(([, { states }]) => states),
      ...(newestBy && { newestBy }),
      ...{ list: listOf(collection), blank: blankOf(collection) },
      drawn: drawnFor(collection, values),
    };
  };
  return {
    /** Says how the entries are saved by now. */
    know(entries: readonly Entry[]): void {
      for (const { file, collection, slug, parsed } of entries) {
        const fields = (parsed.value ?? {}) as Readonly<Record<string, unknown>>;
        const state = { ...valuesOf(collection, fields, settings), slug };
        const before = known.get(file)?.states ?? [];
        const isSame = JSON.stringify(before.at(-1)) === JSON.stringify(state);
        const body = parsed.body?.trim() ?? '';
        known.set(file, { collection, states: isSame ? before : [...before, state], body });
      }
    },
    /** An entry as its page draws it; `isNew` where the page was there before it. */
    draft(opened: Opened, isNew: boolean): Draft {
      const { file, collection, state } = opened;
      const saved = known.get(file);
      const values = valuesAt(opened);
      const isTyped = isNew || state.body.trim() !== (saved?.body ?? '');
      const text = isTyped && { html: fillPress(htmlOf(state.body), settings.press, 'html') };
      const files = new Map(Object.entries(state.files).map(([name, one]) => [name, chosenOf(one)]));
      const inFields = fileFieldsOf(collections[collection].schema).flatMap(({ name, fileKind }) => {
        const chosen = files.get(nameIn(String(state.fields[name])));
        return fileKind === 'sound' || !chosen ? [] : [[name, chosen] as const];
      });
      return {
        saved: saved?.states ?? [],
        now: derivedValues(collection, { ...values, ...text }, settings, today),
        chosen: Object.fromEntries(inFields),
        chosenForText: Object.fromEntries(files),
        ...(isNew && placeIn(opened, values)),
      };
    },
  };
};
