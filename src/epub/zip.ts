import { strToU8, type Zippable, zipSync } from 'fflate';

/** The same for all files, so that the same files make the same bytes. Archives know neither earlier days nor time zones. */
const mtime = new Date(1980, 0, 1);

/** Pictures are as small as they get, and by its type, as it is, an EPUB is known. */
const isStored = (path: string): boolean => /\.(jpe?g|png|webp|avif)$|^mimetype$/i.test(path);

/** Files as one archive, in their order: the same bytes for the same files. */
export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array => {
  const entries: Zippable = {};
  for (const [path, content] of Object.entries(files))
    entries[path] = [
      typeof content === 'string' ? strToU8(content) : content,
      { level: isStored(path) ? 0 : 9 },
    ];
  return zipSync(entries, { mtime });
};
