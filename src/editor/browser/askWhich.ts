import { element } from './element';

/** Two states of one entry: what the author wants to save, and what the file says. Null where it is deleted. */
interface Both {
  /** Why they differ. */
  readonly error: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

const style = `
  #which { width: min(70rem, 94vw); max-height: 90vh; border: 0; border-radius: 8px; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff }
  #which::backdrop { background: rgb(0 0 0 / 60%) }
  #which h2 { margin: 0 0 .5rem; font-size: 1.25rem }
  #which .both { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; margin: 1rem 0 }
  #which h3 { margin: 0; font-size: 1rem }
  #which pre { max-height: 45vh; overflow: auto; margin: .25rem 0 0; padding: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; background: #f2f2f2; border-radius: 4px }
  #which mark { background: #ffe08a; color: inherit }
  #which form { display: flex; flex-wrap: wrap; gap: .75rem }
  #which button { padding: .6rem 1rem; font: inherit; border: 1px solid #555; border-radius: 4px; background: #fff; color: inherit; cursor: pointer }
`;

/** The lines of a text; those that the other does not have are marked. */
const markedLines = (text: string, other: string): Node[] => {
  const known = new Set(other.split('\n'));
  return text.split('\n').flatMap((line) => {
    const node = document.createElement(known.has(line) ? 'span' : 'mark');
    node.textContent = line;
    return [node, document.createTextNode('\n')];
  });
};

const column = (title: string, text: string | null, other: string | null): HTMLElement =>
  element(
    'section',
    {},
    element('h3', {}, title),
    text === null
      ? element('p', {}, 'It is deleted.')
      : element('pre', { tabindex: '0', 'aria-label': title }, ...markedLines(text, other ?? '')),
  );

/**
 * Shows the author both states of an entry, side by side. Resolves with whether theirs is to be saved over the other;
 * where not, nothing is lost: the form keeps what they wrote.
 */
export const askWhich = ({ error, mine, theirs }: Both): Promise<boolean> => {
  const deletes = mine === null;
  const dialog = element(
    'dialog',
    { id: 'which', 'aria-labelledby': 'which-title' },
    element('style', {}, style),
    element('h2', { id: 'which-title' }, deletes ? 'Not deleted yet' : 'Not saved yet'),
    element('p', {}, `${error.charAt(0).toUpperCase()}${error.slice(1)}. Nothing has been lost.`),
    element(
      'div',
      { class: 'both' },
      ...(deletes ? [] : [column('What you want to save', mine, theirs)]),
      column('What is saved now', theirs, mine),
    ),
    element(
      'form',
      { method: 'dialog' },
      element('button', { value: 'back', autofocus: '' }, 'Back to the form'),
      element('button', { value: 'mine' }, deletes ? 'Delete it all the same' : 'Save mine over it'),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'mine');
    });
  });
};
