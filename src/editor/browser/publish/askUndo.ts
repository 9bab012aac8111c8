import type { Change } from '../../publish/changes';
import type { Compared } from '../../publish/undo';
import { choice, closedBy, column, openDialog } from '../dialogs';
import { element } from '../element';
import { nameOf, undoWords } from './words';

const columnsOf = ({ state }: Change, { now, before }: Compared): HTMLElement[] => {
  if (now === before) return [];
  const { after } = undoWords[state];
  return [
    ...(now === null ? [] : [column('As it is', now, before)]),
    ...(before === null ? [] : [column(after, before, now)]),
  ];
};

/** Shows what is lost by undoing a change, and what comes back. Resolves with whether the author wants it. */
export const askUndo = (change: Change, compared: Compared): Promise<boolean> => {
  const { means, does } = undoWords[change.state];
  const beside = change.files.filter(({ path }) => path !== change.id);
  const dialog = openDialog(
    'undo',
    `Undo: ${nameOf(change)}`,
    true,
    element('p', {}, means),
    ...(beside.length
      ? [
          element(
            'p',
            {},
            `With it: ${beside.map(({ path, state }) => `${path.split('/').at(-1)} (${state})`).join(', ')}.`,
          ),
        ]
      : []),
    element('div', { class: 'both' }, ...columnsOf(change, compared)),
    choice('Leave it as it is', does, 'undo'),
  );
  return closedBy(dialog, 'undo');
};
