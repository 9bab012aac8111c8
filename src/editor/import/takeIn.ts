import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refuseFileName } from '../../content/check/fileName';
import { Refused } from '../../content/read/refused';
import { usualLimits } from '../../import/input/limits';

/** Where a file lies that was sent, from the root: beside what builds keep, and nowhere in the content. */
const sentFolder = '.cache/import/sent';

/** A file as the editor's page sends it: its bytes may be more than fit into the memory. */
export interface SentFile {
  /** Its name as the header has it, with what is no ASCII as `%C3`. */
  readonly name: string;
  /** How many bytes it says it has; NaN where it says nothing. */
  readonly size: number;
  readonly bytes: Readable;
}

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    throw new Refused('the name of the file cannot be read');
  }
};

/** Why a file is not taken in; nothing of its bytes is read for that. Throws Refused. */
const refuseSent = (name: string, size: number): void => {
  const fault = refuseFileName(name);
  if (fault) throw new Refused(`the name of the file ${fault}`);
  if (!(size <= usualLimits.bytes))
    throw new Refused(`${JSON.stringify(name)} is far larger than an export: give what you exported`);
  if (!size) throw new Refused(`${JSON.stringify(name)} is empty: export it again`);
};

/** Puts a file that was sent aside, below `root`. Resolves with its path. Throws Refused. */
export const takeIn = async (root: string, sent: SentFile): Promise<string> => {
  const name = decoded(sent.name);
  refuseSent(name, sent.size);
  await mkdir(join(root, sentFolder), { recursive: true });
  const path = join(root, sentFolder, name);
  await pipeline(sent.bytes, createWriteStream(path)).catch(async (error: unknown) => {
    await forgetSent(root);
    throw sent.bytes.readableAborted
      ? new Refused('its page was closed before all of the file had come')
      : error;
  });
  return path;
};

/** Forgets what was put aside. */
export const forgetSent = (root: string): Promise<void> =>
  rm(join(root, sentFolder), { recursive: true, force: true });
