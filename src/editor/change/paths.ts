import { isEntryFile } from '../../content/model/entryFiles';
import { folderOf } from '../../lib/text';
import { fileKindOf } from '../../content/model/fileTypes';

/** Folders and files of the content, from the root: no dotfiles, nothing outside. */
export const inContent = /^data(\/(?!\.)[^/\\:*?"<>|\p{Cc}]+)*$/u;

/** Whether a name is that of a picture, a drawing or a sound. */
export const isMedia = (path: string): boolean => fileKindOf(path) !== null;

/** Whether an editor may write a file at a path: an entry, or what entries name. */
export const isContentFile = (path: string): boolean =>
  inContent.test(path) && (isMedia(path) || isEntryFile(path));

/** What git calls a version: its whole digest, which it takes for no option and no name. */
export const versionId = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

/** How large a picture or sound may be that is sent, in megabytes. */
export const largestFile = 35;

/** Where the files of an entry lie: in its folder with its pictures, or at its own path. */
export const placeOfEntry = (path: string): string => (/\/index\.\w+$/.test(path) ? folderOf(path) : path);
