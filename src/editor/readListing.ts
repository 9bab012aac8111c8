import { atMost } from '../lib/atMost';
import { contentFolder } from '../content/model/collections';
import { collectionOf, pathInContent } from '../content/model/entryFiles';
import { listContent } from '../content/read/listContent';
import type { Listing } from './app/host/host';
import { isContentFile, isMedia } from './change/paths';
import { entryNow } from './version';

/** So many files are open at a time: systems allow about a thousand. */
const inTurns = atMost(64);

/** All that the editor opens with: the texts of the entries below `root` with their versions, also of those with mistakes. */
export const readListing = async (root: string): Promise<Listing> => {
  const paths = (await listContent(root)).paths.map((path) => `${contentFolder}/${path}`);
  const entries = paths
    .filter((path) => isContentFile(path) && collectionOf(pathInContent(path)))
    .map((path) =>
      inTurns(async () => {
        const { text, version } = await entryNow(root, path);
        return text === null || version === null ? [] : [{ path, text, version }];
      }),
    );
  return {
    entries: (await Promise.all(entries)).flat(),
    media: paths.filter((path) => isContentFile(path) && isMedia(path)),
  };
};
