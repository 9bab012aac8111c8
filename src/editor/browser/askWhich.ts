import { capitalise } from '../../lib/text';
import { choice, closedBy, column, openDialog } from './dialogs';
import { element } from './element';

/** Two states of one entry: what the author wants to save, and what the file says. Null where it is deleted. */
interface Both {
  /** The path of its file. */
  readonly path: string;
  /** Why they differ. */
  readonly error: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

/**
 * Shows the author both states of an entry, side by side. Resolves with whether theirs is to be saved over the other;
 * where not, nothing is lost: the form keeps what they wrote.
 */
export const askWhich = ({ path, error, mine, theirs }: Both): Promise<boolean> => {
  const deletes = mine === null;
  const dialog = openDialog(
    'which',
    deletes ? 'Not deleted yet' : 'Not saved yet',
    true,
    element('p', {}, `${capitalise(error)}. Nothing has been lost.`),
    element(
      'div',
      { class: 'both' },
      ...(deletes ? [] : [column('What you want to save', { path, text: mine, other: theirs })]),
      column('What is saved now', { path, text: theirs, other: mine }),
    ),
    choice('Back to the form', deletes ? 'Delete it all the same' : 'Save mine over it', 'mine'),
  );
  return closedBy(dialog, 'mine');
};
