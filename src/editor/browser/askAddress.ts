import { mustBeSlug, slugPattern } from '../../content/model/fields';
import { closedBy, openDialog } from './dialogs';
import { element } from './element';

/**
 * Asks for the last part of the address of a new entry whose title gives none. Resolves with it, or with null where the author
 * goes back to the form.
 */
export const askAddress = async (title: string, offered: string): Promise<string | null> => {
  const input = element('input', {
    value: offered,
    required: '',
    pattern: slugPattern.source,
    title: mustBeSlug,
    autofocus: '',
  });
  const dialog = openDialog(
    'address',
    'Which address shall it have?',
    false,
    element('p', {}, `“${title}” gives none. It ${mustBeSlug}, and stays when the title changes.`),
    element(
      'form',
      { method: 'dialog', class: 'stack' },
      element('label', {}, 'The last part of its address ', input),
      element(
        'div',
        { class: 'buttons' },
        element('button', { value: 'save', class: 'main' }, 'Save'),
        element('button', { value: 'back', formnovalidate: '' }, 'Back to the form'),
      ),
    ),
  );
  return (await closedBy(dialog, 'save')) ? input.value : null;
};
