import { show } from '../content/model/findings';
import { Refused } from '../content/read/refused';
import type { Found, FoundEntry, FoundFile, FoundLeft, FoundMove, Input, Lost, Source } from './found';

/** An entry without its text, of which there may be too much to keep. */
export type Outline = Omit<FoundEntry, 'text'> & { readonly hasText: boolean };

/** All that a source reads, with keys of which none is there twice: the second of a name is told apart by its number. */
export async function* readOnce(source: Source, input: Input): AsyncIterable<Found> {
  const times = new Map<string, number>();
  for await (const found of source.read(input)) {
    if (found.kind !== 'entry') {
      yield found;
      continue;
    }
    const time = (times.get(found.key) ?? 0) + 1;
    times.set(found.key, time);
    yield time === 1 ? found : { ...found, key: `${found.key} #${time}` };
  }
}

/** More than anybody has written. */
const mostEntries = 20_000;

/** Reads a source through once. `onProgress` is given how many entries were found so far. Throws Refused, also where there are too many. */
export const survey = async (
  source: Source,
  input: Input,
  onProgress: (entries: number) => void = () => undefined,
) => {
  const entries: Outline[] = [];
  const files: FoundFile[] = [];
  const moves: FoundMove[] = [];
  /** The addresses of the old site. */
  const origins: string[] = [];
  const left: FoundLeft[] = [];
  const lost: Lost[] = [];
  for await (const found of readOnce(source, input)) {
    if (found.kind === 'entry') {
      const { text, ...outline } = found;
      if (entries.length === mostEntries)
        throw new Refused(
          `there are more than ${mostEntries} entries in ${show(input.name)}: give what is yours alone, or a part of it at a time`,
        );
      entries.push({ ...outline, hasText: text !== undefined });
      onProgress(entries.length);
    } else if (found.kind === 'file') files.push(found);
    else if (found.kind === 'move') moves.push(found);
    else if (found.kind === 'site') origins.push(...found.origins);
    else if (found.kind === 'left') left.push(found);
    else lost.push(found);
  }
  return { entries, files, moves, origins: [...new Set(origins)], left, lost };
};

/** What a source holds, but for its texts. */
export type Survey = Readonly<Awaited<ReturnType<typeof survey>>>;
