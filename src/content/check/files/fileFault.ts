import { basename } from 'node:path';
import { atMost } from '../../../lib/atMost';
import { type FileKind, lfsPointer, notThere, runLfsPull } from '../../model/fileTypes';
import { drawingFault } from './drawingFault';
import { pictureFault } from './pictureFault';
import { provenPictures } from './proven';
import { caseVariant, readRegular, sizeFault } from './readRegular';
import { soundFault } from './soundFault';
import { unreadable } from './unreadable';

interface NamedFile {
  readonly root: string;
  /** Where the file belongs: its ending says what should be in it. */
  readonly path: string;
  /** What is in it, where that is not on the disk yet. */
  readonly sent?: Buffer | undefined;
}

const largest: Readonly<Record<FileKind, number>> = { picture: 60, drawing: 1, sound: 200 };

const faultIn = async (kind: FileKind, { root, path }: NamedFile, bytes: Buffer): Promise<string | null> => {
  if (bytes.toString('latin1', 0, lfsPointer.length) === lfsPointer) return runLfsPull;
  if (kind === 'drawing') return drawingFault(bytes);
  const why =
    kind === 'picture'
      ? await pictureFault(basename(path), bytes, provenPictures(root))
      : await soundFault(basename(path), bytes);
  return why && unreadable(kind, why);
};

/** So many files are held in memory, and so many pictures decoded, at a time. */
const inTurns = atMost(4);

const checkAs =
  (kind: FileKind) =>
  (file: NamedFile): Promise<string | null> =>
    inTurns(async () => {
      const { path, sent } = file;
      const { bytes, fault } = sent
        ? { bytes: sent, fault: sizeFault(sent.length, largest[kind]) }
        : await readRegular(path, largest[kind]);
      if (fault) return unreadable(kind, fault);
      const variant = sent ? undefined : await caseVariant(path);
      if (variant) return `${notThere}, but ${JSON.stringify(variant)}: write its name as it is`;
      return bytes ? faultIn(kind, file, bytes) : notThere;
    });

/** What an author is told of a file, by the kind of field that names it; null where the file is what its name says. */
export const fileFaults = {
  picture: checkAs('picture'),
  drawing: checkAs('drawing'),
  sound: checkAs('sound'),
};
