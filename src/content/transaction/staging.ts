import { contentFolder } from '../model/collections';

/**
 * Where writes are made ready, from the root: beside the content, since a file can be moved into place in one step on
 * its own disk only. Hidden, so that neither the checks nor Gatsby look into it. A transaction has a folder there, which
 * begins with the number of its process.
 */
export const stagingFolder = `${contentFolder}/.writing`;
