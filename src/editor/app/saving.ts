import { type CollectionName, collections, nameField } from '../../content/model/collections';
import { nextIds } from '../../content/write/nextIds';
import { placeOfEntry } from '../change/paths';
import { entryOf } from '../entryOf';
import { withUnlistedKey } from '../../content/model/unlisted';
import { type Entry, valueOf } from '../../content/read/entry';
import { usedFiles } from '../../content/read/usedFiles';
import { capitalise, nameIn } from '../../lib/text';
import { type Content, stateOf, textOf } from './content';
import type { Doc } from './drafts/doc';
import type { EntryState } from './entryState';
import type { Change } from './host/host';
import { nameOfEntry } from './nameOfEntry';

/** What is done with an entry, for the list of versions: "Change book: A Harrowing". */
export const messageOf = (verb: string, entry: Entry): string => {
  const its = collections[entry.collection];
  const name = nameOfEntry(entry).slice(0, 100);
  return `${verb} ${'one' in its ? `${its.one}: ${name}` : name.toLowerCase()}`;
};

/** The state in which an entry is saved: one that is to be unlisted gets the end of its address. */
export const stateToSave = (state: EntryState): EntryState => ({
  ...state,
  fields: withUnlistedKey(state.fields),
});

/** The files that an entry names, each once, as far as there is something for their paths. */
const filesNamed = (entry: Entry | null, at: (path: string) => Blob | undefined) =>
  [...new Set(entry ? usedFiles(entry) : [])].flatMap((path) => {
    const content = at(path);
    return content ? [{ path, content }] : [];
  });

/** The change that saves an entry in a state, with the files chosen for it that it still names, at a path. */
export const changeOf = (doc: Doc, path: string, state: EntryState): Change => {
  const text = textOf(doc.collection, state);
  const entry = entryOf(path, state.fields, state.body);
  const chosen = filesNamed(entry, (file) => {
    const blob = state.files[nameIn(file)];
    return blob === doc.saved.files[nameIn(file)] ? undefined : blob;
  });
  return {
    files: [{ path, content: text }, ...chosen],
    bases: { [path]: doc.base },
    message: entry ? messageOf(doc.path ? 'Change' : 'Add', entry) : path,
  };
};

/** An entry that was deleted elsewhere, so that all of its files are sent again that the editor still has, by their paths. */
export const broughtBack = (doc: Doc, path: string, had: (path: string) => Blob | undefined): Doc => {
  const { fields, body, files } = doc.history.present;
  const shown = filesNamed(
    entryOf(path, fields, body),
    (file) => files[nameIn(file)] ?? doc.saved.files[nameIn(file)] ?? had(file),
  );
  const byName = shown.map(({ path: file, content }) => [nameIn(file), content] as const);
  const present = { fields, body, files: Object.fromEntries(byName) };
  return { ...doc, saved: { ...doc.saved, files: {} }, history: { ...doc.history, present } };
};

/** The change that deletes an entry with what lies beside it. */
export const deletionOf = (entry: Entry, version: string): Change => ({
  files: [{ path: entry.file, content: null }],
  bases: { [entry.file]: version },
  message: messageOf('Delete', entry),
});

/** The change that brings back an entry which was deleted, with the files that went with it, by their names. */
export const bringingBack = (entry: Entry, text: string, files: EntryState['files']): Change => {
  const isAlone = placeOfEntry(entry.file) === entry.file;
  const media = isAlone ? [] : filesNamed(entry, (path) => files[nameIn(path)]);
  return {
    files: [{ path: entry.file, content: text }, ...media],
    bases: { [entry.file]: null },
    message: messageOf('Bring back', entry),
  };
};

/** The change that gives entries of a collection numbers in a new order; null where each has its number already. */
export const orderOf = (
  { entries, files }: Content,
  collection: CollectionName,
  paths: readonly string[],
): Change | null => {
  const byPath = new Map(entries.map((entry) => [entry.file, entry]));
  const moved = paths.flatMap((path, index) => {
    const entry = byPath.get(path);
    const version = files.get(path)?.version;
    if (!entry || version === undefined || valueOf(entry, 'id') === index + 1) return [];
    const fields = { ...(entry.parsed.value as EntryState['fields']), id: index + 1 };
    const content = textOf(collection, { fields, body: entry.parsed.body ?? '', files: {} });
    return [{ path, content, version }];
  });
  if (!moved.length) return null;
  return {
    files: moved.map(({ path, content }) => ({ path, content })),
    bases: Object.fromEntries(moved.map(({ path, version }) => [path, version])),
    message: `${capitalise(collections[collection].label.toLowerCase())} in another order`,
  };
};

/** What another entry like this one begins with: its own place in the order and its own address, and all else the same. */
export const copyOf = (entry: Entry, entries: readonly Entry[]): EntryState => {
  const { fields, body } = stateOf(entry);
  const name = nameField(entry.collection) ?? '';
  const rest = Object.fromEntries(
    Object.entries(fields).filter(([field]) => field !== 'unlistedKey' && field !== 'aliases'),
  );
  const title = rest[name];
  const id = nextIds(entries)[entry.collection];
  return {
    fields: {
      ...rest,
      ...(typeof title === 'string' && { [name]: `${title} (copy)` }),
      ...(id !== undefined && 'id' in rest && { id }),
    },
    body,
    files: {},
  };
};
