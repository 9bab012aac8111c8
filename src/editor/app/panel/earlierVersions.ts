import { atMost } from '../../../lib/atMost';
import type { Host, Version } from '../host/host';
import { differing, fieldTexts } from './fieldTexts';

/** An earlier version of an entry, with the text of its file. */
export interface Earlier extends Version {
  readonly text: string;
}

const isSame = (path: string, one: string, other: string): boolean => {
  const [its, others] = [fieldTexts(path, one), fieldTexts(path, other)];
  return one === other || (its !== null && others !== null && !differing(its, others).length);
};

/** The versions of an entry, the newest first, that say something else than it does now, and than the one after them. */
export const earlierVersions = async (host: Host, path: string, now: string): Promise<readonly Earlier[]> => {
  const inTurns = atMost(8);
  const read = (await host.history(path)).map((version) =>
    inTurns(async (): Promise<Earlier[]> => {
      // In a version that deletes it there is none.
      const file = await host.read(path, version.id).catch(() => null);
      return file ? [{ ...version, text: await file.text() }] : [];
    }),
  );
  const found = (await Promise.all(read)).flat();
  return found.filter(({ text }, index) => {
    const after = found[index - 1];
    return !isSame(path, text, now) && !(after && isSame(path, text, after.text));
  });
};
