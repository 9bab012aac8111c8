import type { Change } from '../../publish/changes';
import type { Compared } from '../../publish/undo';
import { choice, closedBy, column, openDialog } from '../dialogs';
import { element } from '../element';
import { nameOf, undoWords, withIt } from '../../app/publish/words';

const columnsOf = ({ id: path, state }: Change, { now, before }: Compared): HTMLElement[] => {
  if (now === before) return [];
  const { after } = undoWords[state];
  return [
    ...(now === null ? [] : [column('As it is', { path, text: now, other: before })]),
    ...(before === null ? [] : [column(after, { path, text: before, other: now })]),
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
    ...beside.map((file) => element('p', {}, withIt(file))),
    element('div', { class: 'both' }, ...columnsOf(change, compared)),
    choice('Leave it as it is', does, 'undo'),
  );
  return closedBy(dialog, 'undo');
};
