import { ZodError } from 'zod';
import { RefusedWrite } from '../content/transaction/refuseLinks';
import { type Reason, RefusedSave, StaleSave } from './refusal';

/** What the author's page is told where a request has failed. */
interface Said {
  readonly status: number;
  readonly error: string;
  /** The same, a reason each, where the form can be told which field it is about. */
  readonly reasons?: readonly Reason[];
  /** Of an entry that was changed elsewhere: what its file says now, and the state to name to write over it. */
  readonly theirs?: { readonly raw: string | null; readonly version: string | null };
}

/** What the disk says, by the codes of the operating system. */
const ofTheDisk: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: make room, and save again',
  EDQUOT: 'your part of the disk is full: make room, and save again',
  EROFS: 'the disk can only be read',
  EACCES: 'the file or its folder may not be written by you',
  EPERM: 'the file or its folder may not be written by you, or another program holds it open',
  EBUSY: 'another program holds the file open: close it there, and save again',
  EIO: 'the disk has failed',
  ENOENT: 'a file or folder has gone meanwhile: try again',
  ENOTDIR: 'a file lies where a folder should be',
  ENAMETOOLONG: 'the name is too long for this disk: choose a shorter title',
};

/** What the reader of requests says, by the kinds of its errors. */
const ofTheRequest: Readonly<Record<string, { status: number; error: string }>> = {
  'entity.parse.failed': { status: 400, error: 'what was sent is not JSON' },
  'entity.too.large': { status: 413, error: 'is too large: a file may have 35 MB' },
};

/** What a failure is in words for the author, who reads no stack and no path of this machine. */
export const inWords = (error: unknown): Said => {
  if (error instanceof StaleSave) {
    return { status: 409, error: error.message, theirs: { raw: error.raw, version: error.version } };
  }
  if (error instanceof RefusedSave) return { status: 422, error: error.message, reasons: error.reasons };
  if (error instanceof RefusedWrite) return { status: 422, error: error.message };
  if (error instanceof ZodError) {
    const sentences = error.issues.map(({ path, message }) =>
      [path.join('.'), message].filter(Boolean).join(': '),
    );
    return { status: 422, error: sentences.join('; ') };
  }
  const { code = '', type = '' } = error as { readonly code?: string; readonly type?: string };
  const known = ofTheRequest[type];
  if (known) return known;
  const disk = ofTheDisk[code];
  // In the terminal, for whoever can mend it.
  if (!disk) console.error(error);
  return { status: 500, error: disk ?? 'something went wrong in the editor, and nothing was changed' };
};
