import { checkSaves } from '../../content/check/checkSave';
import { isEntryFile } from '../../content/model/entryFiles';
import type { Entry } from '../../content/read/entry';
import { parseContent } from '../../content/read/parse';
import type { Problem } from '../../content/read/problem';
import { Refused } from '../../content/read/refused';
import { usedFiles } from '../../content/read/usedFiles';
import { folderOf, nameIn } from '../../lib/text';
import { isContentFile } from './paths';
import { removals } from './removals';
import { movedOn, type Read, writtenEntry } from './written';

/** The content as it is, its paths from the root. */
export interface Content {
  readonly paths: readonly string[];
  readonly entries: readonly Entry[];
}

/** What is to change at once: texts of entries, bytes of pictures and sounds, null for what is to go. */
export interface Wanted<Bytes> {
  readonly files: readonly { readonly path: string; readonly content: string | Bytes | null }[];
  /** For each entry among them the version that it began with; null for one that is new. */
  readonly bases: Readonly<Record<string, string | null>>;
}

/** What a change does to the content. */
export interface Plan<Bytes> {
  /** The entries whose texts were given. */
  readonly saved: readonly Entry[];
  readonly texts: ReadonlyMap<string, string>;
  readonly media: ReadonlyMap<string, Bytes>;
  /** Files, and folders with all in them. */
  readonly removed: readonly string[];
  /** All entries as they will be. */
  readonly after: readonly Entry[];
  readonly problems: readonly Problem[];
}

const refuseFiles = <Bytes>({ files }: Wanted<Bytes>): void => {
  const seen = new Set<string>();
  for (const { path, content } of files) {
    if (!isContentFile(path)) throw new Refused(`${path} is not a file of the content`);
    if (seen.has(path)) throw new Refused(`${path} is there twice`);
    seen.add(path);
    if (content !== null && (typeof content === 'string') !== isEntryFile(path))
      throw new Refused(`${path} is not what its name says`);
  }
};

/**
 * What a change does to the content as it is, on a day, an ISO date, and what is wrong with it in the words of the checks;
 * they do not look into pictures and sounds. Those that no saved entry beside them names are left out: forms send all that
 * were chosen. Throws Refused where it cannot be done at all. `read` reads an entry's text.
 */
export const planChange = <Bytes>(
  content: Content,
  wanted: Wanted<Bytes>,
  today: string,
  read: Read = parseContent,
): Plan<Bytes> => {
  refuseFiles(wanted);
  const { files } = wanted;
  const gone = new Set(files.flatMap(({ path, content: to }) => (to === null ? path : [])));
  const saved = files.flatMap(({ path, content: to }) =>
    typeof to === 'string' ? writtenEntry(path, to, read) : [],
  );
  const isChanged = new Set([...gone, ...saved.map(({ file }) => file)]);
  const others = content.entries.filter(({ file }) => !isChanged.has(file));
  const moved = new Map(movedOn(saved, others, read).map((entry) => [entry.file, entry]));
  const beside = others.map((other) => moved.get(other.file) ?? other);
  const after = [...beside, ...saved];
  const used = new Set(
    saved.flatMap((entry) => usedFiles(entry).filter((file) => folderOf(file) === folderOf(entry.file))),
  );
  const media = files.flatMap(({ path, content: to }) =>
    to !== null && typeof to !== 'string' && used.has(path) ? [[path, to] as const] : [],
  );
  const known = new Set(content.entries.filter(({ file }) => isChanged.has(file)).flatMap(usedFiles));
  const taken = media.find(([path]) => content.paths.includes(path) && !known.has(path) && !gone.has(path));
  if (taken)
    throw new Refused(
      `${nameIn(taken[0])} is there already: choose yours in the form that uses it, or give it another name`,
    );
  const texts = [...saved, ...moved.values()].map(({ file, text }) => [file, text] as const);
  return {
    saved,
    texts: new Map(texts),
    media: new Map(media),
    removed: removals(
      gone,
      wanted.bases,
      content.paths,
      [...texts, ...media].map(([path]) => path),
      after,
    ),
    after,
    problems: checkSaves(saved, beside, content.entries, today),
  };
};

/** The entries whose state is another after a change: those that it writes, and those whose pictures it writes. */
export const touchedBy = ({ texts, media, after }: Plan<unknown>): string[] =>
  after
    .filter((entry) => texts.has(entry.file) || usedFiles(entry).some((file) => media.has(file)))
    .map(({ file }) => file);
