import { allOf } from './allOf';
import type { Found, FoundEntry, Input, InputFile, Source } from '../../../src/import/found';

/** How much of a file its head has. */
const headBytes = 64 * 1024;

const fileOf = (path: string, content: string | Uint8Array): InputFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    path,
    size: bytes.length,
    head: new TextDecoder().decode(bytes.subarray(0, headBytes)),
    // In pieces, of which each may end within a character, as those of a disk do.
    chunks: async function* () {
      const size = Math.max(7, Math.ceil(bytes.length / 50));
      for (let start = 0; start < bytes.length; start += size) {
        yield await Promise.resolve(bytes.subarray(start, start + size));
      }
    },
  };
};

/** What an author gives, by the paths of its files: `inputOf({ 'posts.csv': '…', 'posts/1.html': '…' })`. */
export const inputOf = (files: Readonly<Record<string, string | Uint8Array>>, name?: string): Input => {
  const paths = Object.entries(files);
  return {
    name: name ?? (paths.length === 1 ? (paths[0]?.[0] ?? '') : 'export.zip'),
    files: paths.map(([path, content]) => fileOf(path, content)),
  };
};

/** All that a source finds in these files. */
export const foundIn = (source: Source, files: Parameters<typeof inputOf>[0]): Promise<Found[]> =>
  allOf(source, inputOf(files));

/** The entries among what is found. */
export const entriesIn = (found: readonly Found[]): FoundEntry[] =>
  found.filter((one) => one.kind === 'entry');

/** What is lost, a line each. */
export const lostIn = (found: readonly Found[]): string[] =>
  found.flatMap((one) => (one.kind === 'lost' ? [`${one.line ?? ''} ${one.what}: ${one.why}`.trim()] : []));
