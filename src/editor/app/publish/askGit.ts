import { Refused } from '../../../content/read/refused';
import type { Change } from '../../publish/changes';
import type { Compared } from '../../publish/undo';
import type { Unpublished } from '../../publish/unpublished';
import { apiPath } from '../../page';
import { ask } from '../host/session';

const send = async <Answer>(action: string, params: object = {}): Promise<Answer> => {
  const response = await ask(apiPath, { action, params });
  const answer = (await response.json()) as Answer & { readonly error?: string };
  if (!response.ok) throw new Refused(answer.error ?? '');
  return answer;
};

const shown = ({ id, version }: Change) => ({ id, version });

/** What the editor's server does with git. Each throws Refused, in words for the author. */
export const askGit = {
  /** What is not published; null where there is no git. */
  list: () => send<Unpublished | null>('getChanges'),
  keep: (message: string, changes: readonly Change[], left: readonly Change[] = []) =>
    send('keepChanges', { message, changes: changes.map(shown), left: left.map(shown) }),
  fetch: () => send<{ readonly versions: number }>('fetchVersions'),
  push: () => send('pushVersions'),
  compare: (change: Change) => send<Compared>('compareChange', { change: shown(change) }),
  undo: (change: Change) => send('undoChange', { change: shown(change) }),
};
