import { basename } from 'node:path';
import { atMost } from '../../../lib/atMost';
import { lfsPointer, runLfsPull } from '../../model/lfsPointer';
import { drawingFault } from './drawingFault';
import { pictureFault } from './pictureFault';
import { provenBelow } from './proven';
import { type ReadFile, readRegular, sizeFault } from './readRegular';
import { soundFault } from './soundFault';
import { twinOf } from './twin';
import { unreadable } from './unreadable';

/** A file that an entry names. */
export interface NamedFile {
  /** The project's root. */
  readonly root: string;
  /** Where the file belongs: its ending says what should be in it. */
  readonly path: string;
  /** What is in it, where that is not on the disk yet. */
  readonly sent?: Buffer | undefined;
}

/** A kind of file: what it is called, how many megabytes it may have, and what is to be said of the bytes of one. */
interface Kind {
  readonly noun: string;
  readonly largest: number;
  readonly faultOf: (file: NamedFile, bytes: Buffer) => Promise<string | null> | string | null;
}

const picture: Kind = {
  noun: 'picture',
  largest: 60,
  faultOf: async ({ root, path }, bytes) => {
    const why = await pictureFault(basename(path), bytes, provenBelow(root));
    return why && unreadable('picture', why);
  },
};

const drawing: Kind = { noun: 'drawing', largest: 1, faultOf: (_file, bytes) => drawingFault(bytes) };

const sound: Kind = {
  noun: 'sound',
  largest: 200,
  faultOf: async ({ path }, bytes) => {
    const why = await soundFault(basename(path), bytes);
    return why && unreadable('sound', why);
  },
};

const isLfsPointer = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, lfsPointer.length) === lfsPointer;

/** So many files are held in memory, and so many pictures decoded, at a time. */
const inTurns = atMost(4);

const inMemory = (bytes: Buffer, largest: number): ReadFile => {
  const fault = sizeFault(bytes.length, largest);
  return fault ? { fault } : { bytes };
};

const checkBy =
  ({ noun, largest, faultOf }: Kind) =>
  (file: NamedFile): Promise<string | null> =>
    inTurns(async () => {
      const { bytes, fault } = file.sent
        ? inMemory(file.sent, largest)
        : await readRegular(file.path, largest);
      if (fault !== undefined) return unreadable(noun, fault);
      const twin = file.sent ? undefined : await twinOf(file.path);
      if (twin)
        return `there is no such file beside this one, but ${JSON.stringify(twin)}: write its name as it is`;
      if (!bytes) return 'there is no such file beside this one';
      if (isLfsPointer(bytes)) return runLfsPull;
      return faultOf(file, bytes);
    });

/** What an author is told of a file, by the kind of field that names it; null where the file is what its name says. */
export const fileFaults = {
  picture: checkBy(picture),
  drawing: checkBy(drawing),
  sound: checkBy(sound),
};
