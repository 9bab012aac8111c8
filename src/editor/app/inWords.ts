import { UnreadableFile } from '../../content/read/parsedFile';
import { type Reason, Refused } from '../../content/read/refused';

const unforeseen = 'something went wrong in the editor: load this page anew and try again';

/** What the author is told of an error, a reason each: its words where they are meant for one. The rest is for the console. */
export const reasonsOf = (error: unknown): readonly Reason[] => {
  if (error instanceof Refused) return error.reasons;
  if (error instanceof UnreadableFile) return [{ message: error.message }];
  console.error(error);
  return [{ message: unforeseen }];
};

/** The same as one sentence. */
export const wordsOf = (error: unknown): string =>
  reasonsOf(error)
    .map(({ message }) => message)
    .join('; ');
