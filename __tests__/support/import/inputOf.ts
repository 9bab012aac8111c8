import type { Found, FoundEntry, Input, Source } from '../../../src/import/found';

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** An input of files with these names, which comes in small pieces. */
export const inputOf = (files: Readonly<Record<string, string | Uint8Array>>): Input => ({
  name: Object.keys(files).join(),
  files: Object.entries(files).map(([path, content]) => {
    const bytes = bytesOf(content);
    return {
      path,
      size: bytes.length,
      head: new TextDecoder().decode(bytes.slice(0, 4096)),
      chunks: async function* () {
        for (let at = 0; at < bytes.length; at += 1000)
          yield await Promise.resolve(bytes.slice(at, at + 1000));
      },
    };
  }),
});

/** All that a source finds in these files. */
export const foundIn = async (source: Source, files: Parameters<typeof inputOf>[0]): Promise<Found[]> => {
  const all: Found[] = [];
  for await (const found of source.read(inputOf(files))) all.push(found);
  return all;
};

/** The entries among what is found. */
export const entriesIn = (found: readonly Found[]): FoundEntry[] =>
  found.filter((one) => one.kind === 'entry');

/** What is lost, a line each. */
export const lostIn = (found: readonly Found[]): string[] =>
  found.flatMap((one) => (one.kind === 'lost' ? [`${one.line ?? ''} ${one.what}: ${one.why}`.trim()] : []));
