/** The kinds of files that an entry may name, with their endings. */
export const fileTypes = {
  picture: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
  drawing: ['svg'],
  sound: ['mp3', 'm4a', 'ogg', 'opus'],
} as const;

/** What a file dialogue offers for each. */
export const accept = { picture: 'image/*', drawing: 'image/*', sound: 'audio/*' } as const satisfies Record<
  FileKind,
  string
>;

/** The endings of photos that browsers cannot show, without flags, for the pattern of a field. */
export const heicEnding = /\.[Hh][Ee][Ii][CcFf]$/;

export const isHeic =
  'a HEIC picture from a phone, which browsers cannot show: export it as JPEG (on an iPhone: Settings > Camera > Formats > Most Compatible)';

export type FileKind = keyof typeof fileTypes;

export const fileKinds = Object.keys(fileTypes) as FileKind[];

/** The ending of a name in small letters, without the dot. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The kind of a file by its name; null where no entry may name it. */
export const fileKindOf = (name: string): FileKind | null => {
  const ending = endingOf(name);
  return fileKinds.find((kind) => (fileTypes[kind] as readonly string[]).includes(ending)) ?? null;
};

/** The name of the sound beside a text to which a link of it leads; null where it leads to something else. */
export const soundBeside = (url: string): string | null =>
  url.startsWith('./') && fileKindOf(url) === 'sound' ? url.slice(2) : null;

/** The beginning of a file that stands for one that Git LFS has not fetched. */
export const lfsPointer = 'version https://git-lfs.github.com/spec/';

export const runLfsPull = 'is only a pointer of Git LFS to the file: run git lfs pull';

/** What is said of a file that an entry names and that does not lie there. */
export const notThere = 'there is no such file beside this one';
