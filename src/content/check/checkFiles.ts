import { join, posix } from 'node:path';
import { picturesOf, soundsOf } from './checkText';
import { type Entry, isMalformed, problemsAt, problemsInText } from '../read/entry';
import { filesNamedBy } from '../read/fieldsIn';
import type { FileKind } from '../model/fileTypes';
import { fileFaults } from './files/fileFault';
import type { Problem } from '../read/problem';
import { show } from '../model/findings';

/**
 * What is wrong with the files that an entry names. Those that are not on the disk yet are in `sent`, by their paths from
 * the root.
 */
export const checkFiles = async (
  root: string,
  entry: Entry,
  sent: ReadonlyMap<string, Buffer> = new Map(),
): Promise<Problem[]> => {
  const faultOf = async (name: string, kind: FileKind): Promise<string | null> => {
    const file = posix.join(posix.dirname(entry.file), name);
    const fault = await fileFaults[kind]({ root, path: join(root, file), sent: sent.get(file) });
    return fault && `${fault}, got ${show(name)}`;
  };
  const inFields = filesNamedBy(entry)
    .filter(({ path }) => !isMalformed(entry, path))
    .map(async ({ path, text, fileKind }) => problemsAt(entry, path, await faultOf(text, fileKind)));
  const named = { picture: picturesOf(entry), sound: soundsOf(entry) };
  const inText = (['picture', 'sound'] as const).flatMap((kind) =>
    named[kind].map(async ({ url, line }) => {
      const fault = await faultOf(url, kind);
      return problemsInText(entry, line, fault && `the ${kind}: ${fault}`);
    }),
  );
  return (await Promise.all([...inFields, ...inText])).flat();
};
