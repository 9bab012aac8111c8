import { setTimeout } from 'node:timers/promises';
import { pathInContent } from '../content/model/entryFiles';
import { parseEntry } from '../content/read/readContent';
import type { Listing } from './app/host/host';

/** By when the page that was opened has its pictures, in milliseconds. */
const pageLoaded = 3000;

/**
 * Reads the texts of a listing after a while, so that the author's first save, which checks them all, finds them read. Between two
 * of them the server answers who asks.
 */
export const readAhead = async ({ entries }: Listing, after = pageLoaded): Promise<void> => {
  await setTimeout(after, null, { ref: false });
  for (const { path, text } of entries) {
    await setTimeout(0, null, { ref: false });
    parseEntry(pathInContent(path), text);
  }
};
