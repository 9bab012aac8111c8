/** The files that an entry may name, by what they are, and the endings that their names may have. */
export const fileTypes = {
  picture: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
  drawing: ['svg'],
  sound: ['mp3', 'm4a', 'ogg', 'opus'],
} as const;

/** What a browser offers for each when it asks for a file. */
export const accept = { picture: 'image/*', drawing: 'image/*', sound: 'audio/*' } as const satisfies Record<
  FileKind,
  string
>;

/** How the names of photos end that browsers cannot show. It has no flags, for the pattern of a field. */
export const heicEnding = /\.[Hh][Ee][Ii][CcFf]$/;

export const isHeicName = (name: string): boolean => heicEnding.test(name);

/** What an author is told of the format in which phones keep their photos. */
export const isHeic =
  'a HEIC picture from a phone, which browsers cannot show: export it as JPEG (on an iPhone: Settings > Camera > Formats > Most Compatible)';

export type FileKind = keyof typeof fileTypes;

export const fileKinds = Object.keys(fileTypes) as FileKind[];

/** How the name of a file ends, in small letters and without the dot. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** What the name of a file says that it is; null where no entry may name it. */
export const fileKindOf = (name: string): FileKind | null => {
  const ending = endingOf(name);
  return fileKinds.find((kind) => (fileTypes[kind] as readonly string[]).includes(ending)) ?? null;
};

/** How a file begins that lies in the place of another one, where Git LFS has not fetched that. */
export const lfsPointer = 'version https://git-lfs.github.com/spec/';

/** What is said of it. */
export const runLfsPull = 'is only a pointer of Git LFS to the file: run git lfs pull';
