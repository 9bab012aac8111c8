import { createContext, Script } from 'node:vm';
import { textParts } from './markdown';
import { parseContent } from './parse';
import { type ParsedFile, tooDeep, UnreadableFile } from './parsedFile';

/** How long the Markdown of a file may take to read, in seconds. A novel in one chapter of dialogue takes seven. */
export const mostSeconds = 30;

const scope = createContext({ run: (): unknown => undefined });
const script = new Script('run()');

/** The line, from 1, in which most stands. */
const longestLine = (text: string): number => {
  const lengths = text.split('\n').map(({ length }) => length);
  return lengths.reduce((longest, length, at) => (length > (lengths[longest] ?? 0) ? at : longest), 0) + 1;
};

/** Reads the Markdown of a file until its time is up: Node stops it even in the middle of a loop. Returns what it throws. */
const errorOf = (parsed: ParsedFile, seconds: number): Error | null => {
  scope['run'] = () => textParts({ parsed });
  try {
    script.runInContext(scope, { timeout: seconds * 1000 });
    return null;
  } catch (error) {
    // The reader calls itself for each level, until it has no more room.
    if (error instanceof RangeError) return new UnreadableFile(longestLine(parsed.body ?? ''), tooDeep);
    return (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
      ? new UnreadableFile(1, `takes longer than ${seconds} seconds to read: make several texts of it`)
      : (error as Error);
  }
};

const errors = new WeakMap<ParsedFile, Error | null>();

/**
 * Reads a content file and its Markdown, which may be made to keep a reader busy for hours. Throws UnreadableFile at the
 * first mistake or when time is up, and remembers which, so that nobody waits twice.
 */
export const readInTime = (path: string, text: string, seconds = mostSeconds): ParsedFile => {
  const parsed = parseContent(path, text);
  if (parsed.body === undefined) return parsed;
  const known = errors.get(parsed);
  const error = known === undefined ? errorOf(parsed, seconds) : known;
  errors.set(parsed, error);
  if (error) throw error;
  return parsed;
};
