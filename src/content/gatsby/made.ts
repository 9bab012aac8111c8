import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sha256 } from '../read/sha256';
import { digestOf } from './digest';

type Make = () => Promise<Uint8Array>;

/** Writes a file, which is there only when it is whole. */
const writeWhole = async (file: string, bytes: Uint8Array): Promise<void> => {
  const part = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, bytes);
  await rename(part, file);
};

const inWork = new Map<string, Promise<void>>();

/** Makes a file whose name has the digest of all that goes into it, unless it is there: once for all who ask meanwhile. */
export const makeOnce = (file: string, make: Make): Promise<void> => {
  const making = async (): Promise<void> => {
    if (!existsSync(file)) await writeWhole(file, await make());
  };
  const work = inWork.get(file) ?? making().finally(() => inWork.delete(file));
  inWork.set(file, work);
  return work;
};

/** Code, typefaces and packages: what makes files, beside the content. */
const makers = digestOf(process.cwd(), ['src', 'package-lock.json']);

/** In the one folder of the cache that Gatsby does not empty. */
const keptFolder = (): string => resolve('.cache/webpack/made');

interface Kept {
  readonly file: string;
  readonly put: Promise<string>;
}

/** What was asked for in this process, by where it lies in `public/`. */
const asked = new Map<string, Kept>();

const putInto = async (path: string, file: string, make: Make): Promise<string> => {
  await makeOnce(file, make);
  await writeWhole(join(resolve('public'), path), await readFile(file));
  return file;
};

/**
 * Has a file lie in `public/`, which is made only where `inputs`, all that goes into it, are others than they were: by their
 * digest it is kept in the cache. Resolves with the file there. `path` is one in `public/`.
 */
export const keptByDigest = (path: string, inputs: unknown, make: Make): Promise<string> => {
  const file = join(keptFolder(), sha256(JSON.stringify([makers, inputs])));
  const last = asked.get(path);
  if (last?.file === file) return last.put;
  const put = putInto(path, file, make);
  asked.set(path, { file, put });
  // Under develop no build comes that sweeps.
  if (last) void rm(last.file, { force: true });
  put.catch(() => asked.delete(path));
  return put;
};

/** Removes from the cache what this build has not asked for. */
export const sweepKept = async (): Promise<void> => {
  const kept = new Set([...asked.values()].map(({ file }) => file));
  const files = (await readdir(keptFolder()).catch(() => [])).map((name) => join(keptFolder(), name));
  for (const file of files) if (!kept.has(file)) await rm(file);
};
