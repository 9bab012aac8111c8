import { localIsoDate } from '../lib/localIsoDate';
import type { Input, Source } from './found';
import { type ImportOptions, type Prepared, prepareImport } from './importInto';
import { pictureFinder } from './pictures/getPictures';
import { convert } from './text/convert';

/** What an import that runs for an author is told; all else is the same for each. */
interface OwnOptions extends Pick<ImportOptions, 'root' | 'replace' | 'onProgress'> {
  /** Whether pictures that are not in what was given are fetched from the old site. */
  readonly isFetching: boolean;
}

/** Makes an import ready as of today, with texts as this site writes them. Throws Refused. */
export const importFrom = (
  source: Source,
  input: Input,
  { isFetching, ...options }: OwnOptions,
): Promise<Prepared> =>
  prepareImport(source, input, {
    ...options,
    today: localIsoDate(new Date()),
    convert,
    picture: pictureFinder(options.root, input, isFetching),
  });
