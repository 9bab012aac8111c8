import { collectionOf, pathInContent } from '../../content/model/entryFiles';
import type { SiteSettings } from '../../content/model/schema';
import type { Entry } from '../../content/read/entry';
import { formatEntry } from '../../content/write/formatEntry';
import { readableEntry } from '../entryOf';
import type { EntryState, Fields } from './entryState';
import type { Change, EntryFile, Listing, Saved } from './host/host';

/** The content as the editor knows it. */
export interface Content {
  readonly files: ReadonlyMap<string, EntryFile>;
  readonly entries: readonly Entry[];
  /** The paths of pictures and sounds. */
  readonly media: readonly string[];
}

const contentIn = (files: readonly EntryFile[], media: readonly string[]): Content => ({
  files: new Map(files.map((file) => [file.path, file])),
  entries: files.flatMap(({ path, text }) => readableEntry(path, text) ?? []),
  media,
});

/** The content that a host lists. */
export const contentOf = ({ entries, media }: Listing): Content => contentIn(entries, media);

/** Whether a host lists what is known already. */
export const isSameContent = ({ files, media }: Content, listing: Listing): boolean =>
  files.size === listing.entries.length &&
  listing.entries.every(({ path, version }) => files.get(path)?.version === version) &&
  media.join('\n') === listing.media.join('\n');

/** The content after a save of which the host has answered; texts that moved on to make room are read anew by and by. */
export const afterSave = (content: Content, { files }: Change, { versions }: Saved): Content => {
  const next = new Map(content.files);
  const media = new Set(content.media);
  for (const { path, content: now } of files) {
    const version = versions[path];
    if (typeof now === 'string' && version) next.set(path, { path, text: now, version });
    else if (collectionOf(pathInContent(path))) next.delete(path);
    else if (now === null) media.delete(path);
    else media.add(path);
  }
  return contentIn([...next.values()], [...media]);
};

/** The settings of the site; null where its file is missing or cannot be read. */
export const settingsOf = ({ entries }: Content): SiteSettings | null =>
  (entries.find(({ collection }) => collection === 'site')?.parsed.value as SiteSettings | undefined) ?? null;

/** What the form of an entry begins with. */
export const stateOf = ({ parsed }: Entry): EntryState => ({
  fields: (parsed.value ?? {}) as Fields,
  body: parsed.body?.trim() ?? '',
  files: {},
});

/** The text of the file that an entry in this state has. */
export const textOf = (collection: Entry['collection'], { fields, body }: EntryState): string =>
  formatEntry(collection, fields, body);

/** Whether two states would be saved as the same. */
export const isSameState = (collection: Entry['collection'], a: EntryState, b: EntryState): boolean =>
  a === b ||
  (textOf(collection, a) === textOf(collection, b) &&
    [...new Set([...Object.keys(a.files), ...Object.keys(b.files)])].every(
      (name) => a.files[name] === b.files[name],
    ));
