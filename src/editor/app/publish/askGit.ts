import type { Change } from '../../publish/changes';
import type { Compared } from '../../publish/undo';
import type { Unpublished } from '../../publish/unpublished';
import { askApi } from '../host/session';

const shown = ({ id, version }: Change) => ({ id, version });

/** What the editor's server does with git. Each throws Refused, in words for the author. */
export const askGit = {
  /** What is not published; null where there is no git. */
  list: () => askApi<Unpublished | null>('getChanges'),
  keep: (message: string, changes: readonly Change[], left: readonly Change[] = []) =>
    askApi('keepChanges', { message, changes: changes.map(shown), left: left.map(shown) }),
  fetch: () => askApi<{ readonly versions: number }>('fetchVersions'),
  push: () => askApi('pushVersions'),
  compare: (change: Change) => askApi<Compared>('compareChange', { change: shown(change) }),
  undo: (change: Change) => askApi('undoChange', { change: shown(change) }),
};
