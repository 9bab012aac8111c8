import type { Change } from '../../publish/changes';
import type { Unpublished } from '../../publish/unpublished';
import { element } from '../element';
import { nameOf, notesOn, publishLabel } from '../../app/publish/words';

/** What the author may do in the panel. */
export interface Does {
  readonly publish: (message: string) => void;
  readonly undo: (change: Change) => void;
}

export const style = `
  #publish ul { list-style: none; padding: 0; border: 1px solid #dfdfe3; border-radius: 5px; max-height: 40vh; overflow: auto }
  #publish li { display: flex; align-items: center; gap: .75rem; padding: .5rem .75rem; overflow-wrap: anywhere }
  #publish li + li { border-top: 1px solid #dfdfe3 }
  #publish li > :first-child { flex: 1 }
  #publish li span + span { padding: 0 .5rem; border-radius: 5px; font-size: .875rem; background: #eff0f4 }
  #publish li .new { background: #d5f0dc; color: #12421f }
  #publish li .deleted { background: #fbdfdd; color: #6b1410 }
  #publish li button { padding: .125rem .625rem; font-size: .875rem }
  #publish fieldset { border: 0; margin: 0; padding: 0; min-width: 0 }
  #publish fieldset:disabled { opacity: .6 }
  #publish label { display: block; font-weight: 600 }
  #publish input { box-sizing: border-box; width: 100%; padding: .5rem .75rem; font: inherit; color: inherit; border: 1px solid #798291; border-radius: 5px }
  #publish .notes { font-size: .9375rem; color: #4a5657 }
  #publish ul:focus-visible { outline: 3px solid #3a69c7 }
  #publish > p { padding: .5rem .75rem; border-radius: 5px; white-space: pre-line; overflow-wrap: anywhere; outline: 0; background: #e8f0fe }
  #publish > p[role=alert] { background: #fbdfdd; color: #6b1410 }
  #publish > p:empty { padding: 0; margin: 0 }
`;

const changeItem = (change: Change, undo: Does['undo']): HTMLElement => {
  const button = element('button', { type: 'button', 'aria-label': `Undo ${nameOf(change)}` }, 'Undo…');
  button.addEventListener('click', () => undo(change));
  return element(
    'li',
    {},
    element('span', {}, nameOf(change)),
    element('span', { class: change.state }, change.state),
    button,
  );
};

const list = (title: string, items: readonly HTMLElement[]): HTMLElement[] =>
  items.length
    ? // Safari no longer calls a list a list whose bullets are taken, unless the role is said.
      [
        element('h3', {}, title),
        element('ul', { role: 'list', tabindex: '0', 'aria-label': title }, ...items),
      ]
    : [];

const messageField = ({ changes, message }: Unpublished): HTMLElement[] =>
  changes.length
    ? [
        element(
          'div',
          {},
          element('label', { for: 'publish-message' }, 'What has changed, in a line'),
          element('input', {
            id: 'publish-message',
            value: message,
            required: '',
            maxlength: '500',
            autocomplete: 'off',
          }),
        ),
      ]
    : [];

const buttons = (unpublished: Unpublished): HTMLElement => {
  const { changes, versions, obstacle } = unpublished;
  const canPublish = !obstacle && changes.length + versions.length > 0;
  return element(
    'div',
    { class: 'buttons' },
    ...(canPublish ? [element('button', { class: 'main' }, publishLabel(unpublished))] : []),
    element('button', { value: 'close', formmethod: 'dialog', formnovalidate: '' }, 'Close'),
  );
};

/** What the panel shows: what is not published, what it may be called, and what can be done with it. */
export const view = (unpublished: Unpublished, { publish, undo }: Does): HTMLElement => {
  const { changes, versions } = unpublished;
  const form = element(
    'form',
    {},
    element(
      'fieldset',
      { class: 'stack' },
      ...list(
        'Not published yet',
        changes.map((change) => changeItem(change, undo)),
      ),
      ...list(
        'Kept on this machine, and not on the web yet',
        versions.map((version) => element('li', {}, element('span', {}, version))),
      ),
      ...messageField(unpublished),
      element('div', { class: 'notes stack' }, ...notesOn(unpublished).map((note) => element('p', {}, note))),
      buttons(unpublished),
    ),
  );
  form.addEventListener('submit', (event) => {
    if (event.submitter?.getAttribute('value') === 'close') return;
    event.preventDefault();
    publish(form.querySelector('input')?.value ?? '');
  });
  return form;
};
