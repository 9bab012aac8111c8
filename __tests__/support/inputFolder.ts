import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { InputFile } from '../../src/import/found';
import { usualLimits } from '../../src/import/input/limits';
import { openInput } from '../../src/import/openInput';

/** The folder of each test, in which its files lie. */
export let folder = '';
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'input-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Writes a file into the folder; its whole path. */
export const write = async (path: string, content: string | Uint8Array): Promise<string> => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
  return join(folder, path);
};

export const textOf = async ({ chunks }: InputFile): Promise<string> => {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks()) all.push(chunk);
  return Buffer.concat(all).toString();
};

/** The files of what is at a path: their names, sizes and contents. */
export const opened = async (path: string, limits = usualLimits): Promise<unknown> => {
  const { files } = await openInput(path, limits);
  return Promise.all(files.map(async (file) => [file.path, file.size, await textOf(file)]));
};

/** What the author is told when a path is opened and read; empty where nothing is refused. */
export const refusal = async (path: string, limits = usualLimits): Promise<string> => {
  try {
    await opened(path, limits);
  } catch (error) {
    return (error as Error).message.replaceAll(folder, '/home/ann');
  }
  return '';
};
