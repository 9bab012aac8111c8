import { Refused } from '../../content/read/refused';
import { UnreadableFile } from '../../content/read/parsedFile';
import type { Mend } from './decapStore';

const unforeseen = 'something went wrong in the editor: load this page anew and try again';

/** Decap's errors that have the words of a Git host. */
const ofTheHost = 'API_ERROR';

/** What the author is told of an error: its words where they are meant for one. What else it says is for the console. */
export const plainWords = (error: unknown): string => {
  if (error instanceof Refused || error instanceof UnreadableFile) return error.message;
  if (error instanceof Error && error.name === ofTheHost) return error.message;
  console.error(error);
  return unforeseen;
};

/** The same function, of which no error reaches the author as it is. */
export const plainly =
  <Given extends unknown[], Answer>(does: (...given: Given) => Promise<Answer>) =>
  async (...given: Given): Promise<Answer> => {
    try {
      return await does(...given);
    } catch (error) {
      throw new Refused(plainWords(error));
    }
  };

interface Notification {
  readonly message: { readonly details?: unknown };
}

/** Has Decap's notices say in plain words what has failed. */
export const notePlainly: Mend = (reduce, before, action) => {
  const { message } = (action.type === 'NOTIFICATION_SEND' ? action.payload : {}) as Partial<Notification>;
  return reduce(
    before,
    message?.details instanceof Error
      ? {
          ...action,
          payload: {
            ...(action.payload as object),
            message: { ...message, details: plainWords(message.details) },
          },
        }
      : action,
  );
};
