import type { Change, FileChange, Host } from '../../../../src/editor/app/host/host';
import { Refused } from '../../../../src/content/read/refused';
import type { Ground } from './ground';
import { book, bookFile, type Changes, pixel } from '../../content';

export const path = `data/${bookFile}`;
export const folder = 'data/books/a-book';
export const post = 'data/posts/a/index.md';
export const postText = (words: string): string =>
  `---\ntitle: "A day"\ndescription: "D"\nform: "essay"\npublished: "2024-01-01"\n---\n\n${words}\n`;

export const content: Changes = {
  'books/b/index.json': { ...book, id: 2, title: 'B' },
  'books/b/cover.png': pixel,
  'books/b/unused.png': pixel,
  'posts/a/index.md': postText('Words. ![A lamp](./lamp.png)'),
  'posts/a/lamp.png': pixel,
};

export const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
export const numberIn = (text: string | null): number =>
  (JSON.parse(text ?? '') as { readonly id: number }).id;
export const png = (bytes = Buffer.concat([pixel, Buffer.from('another')])): Blob =>
  new Blob([new Uint8Array(bytes)]);
export const hex = async (blob: Blob): Promise<string> =>
  Buffer.from(await blob.arrayBuffer()).toString('hex');

/** The versions of entries as they are listed, by their paths. */
export const versions = async (host: Host): Promise<Record<string, string>> =>
  Object.fromEntries((await host.list()).entries.map((entry) => [entry.path, entry.version]));

/** A change of these files, which begins with what is listed. */
export const changeOf = async (host: Host, ...files: readonly FileChange[]): Promise<Change> => {
  const listed = await versions(host);
  const bases = Object.fromEntries(files.map((file) => [file.path, listed[file.path] ?? null]));
  return { files, bases, message: 'What was done' };
};

export const save = async (host: Host, ...files: readonly FileChange[]) =>
  host.save(await changeOf(host, ...files));

export const refusalOf = async (work: Promise<unknown>): Promise<Refused> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refused);
  return error as Refused;
};

/** Why a work is refused, which writes nothing. */
export const refusedOn = async ({ files }: Ground, work: () => Promise<unknown>): Promise<Refused> => {
  const before = files();
  const refusal = await refusalOf(work());
  expect(files()).toEqual(before);
  return refusal;
};
