import { reasonOf } from '../../content/read/problem';
import { Refused } from '../../content/read/refused';
import { show } from '../../content/model/findings';
import type { InputFile } from '../found';
import { headText } from './head';

/** What the author is told of a file that the disk does not hand out. */
export const unread = (path: string, error: unknown): Refused =>
  error instanceof Refused ? error : new Refused(`${show(path)} cannot be read: ${reasonOf(error)}`);

async function* inWords(
  path: string,
  chunks: () => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* chunks();
  } catch (error) {
    throw unread(path, error);
  }
}

/**
 * A file of an input. Its head is read when it is asked for, since among thousands of pictures nobody asks. What the disk
 * or the unpacker throws becomes Refused.
 */
export const inputFile = (
  path: string,
  size: number,
  firstBytes: () => Uint8Array,
  chunks: () => AsyncIterable<Uint8Array>,
): InputFile => {
  let known: string | undefined;
  return {
    path,
    size,
    chunks: () => inWords(path, chunks),
    get head() {
      try {
        return (known ??= headText(firstBytes()));
      } catch (error) {
        throw unread(path, error);
      }
    },
  };
};
