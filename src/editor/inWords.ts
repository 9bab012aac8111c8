import { diskInWords } from '../content/transaction/disk';
import { type Reason, Refused } from '../content/read/refused';
import { ZodError } from 'zod';
import { largestFile } from './change/paths';
import { Stale } from './change/stale';

/** What the author's page is told where a request has failed. */
export interface Said {
  readonly status: number;
  readonly error: string;
  /** The same, a reason each, where the form can be told which field it is about. */
  readonly reasons?: readonly Reason[];
  /** For an entry that was changed elsewhere: what its file says now, and the state to name to write over it. */
  readonly theirs?: Pick<Stale, 'path' | 'text' | 'version'>;
}

/** What the reader of requests says, by the kinds of its errors. */
const ofTheRequest: Readonly<Record<string, { status: number; error: string }>> = {
  'entity.parse.failed': { status: 400, error: 'what was sent is not JSON' },
  'entity.too.large': { status: 413, error: `is too large: a file may have ${largestFile} MB` },
};

/** What a failure is in words for the author, who reads no stack and no path of this machine. */
export const inWords = (error: unknown): Said => {
  if (error instanceof Stale) {
    const { message, path, text, version } = error;
    return { status: 409, error: message, theirs: { path, text, version } };
  }
  if (error instanceof Refused) return { status: 422, error: error.message, reasons: error.reasons };
  if (error instanceof ZodError) {
    const sentences = error.issues.map(({ path, message }) =>
      [path.join('.'), message].filter(Boolean).join(': '),
    );
    return { status: 422, error: sentences.join('; ') };
  }
  const { type = '' } = error as { readonly type?: string };
  const known = ofTheRequest[type];
  if (known) return known;
  const disk = diskInWords(error);
  // In the terminal, for a developer.
  if (!disk) console.error(error);
  return { status: 500, error: disk ?? 'something went wrong in the editor, and nothing was changed' };
};
