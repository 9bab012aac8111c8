import { element } from './element';
import { differing, type FieldTexts, fieldTexts } from '../app/panel/fieldTexts';

const style = `
  .own-dialog { box-sizing: border-box; width: min(40rem, 94vw); max-height: 90vh; overflow: auto; border: 0; border-radius: 8px; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #313d3e; background: #fff; box-shadow: 0 12px 48px rgb(14 18 26 / 35%) }
  .own-dialog.wide { width: min(70rem, 94vw) }
  .own-dialog::backdrop { background: rgb(14 18 26 / 60%) }
  .own-dialog :where(h2, h3, p, ul) { margin: 0 }
  .own-dialog h2 { font-size: 1.25rem; font-weight: 700; outline: 0 }
  .own-dialog h3 { font-size: 1rem; font-weight: 600 }
  .own-dialog > * + *, .own-dialog .stack > * + * { margin-top: .75rem }
  .own-dialog .both { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem }
  .own-dialog .state { max-height: 45vh; overflow: auto; margin: .25rem 0 0; padding: .75rem; overflow-wrap: anywhere; background: #eff0f4; border-radius: 5px }
  .own-dialog :is(pre, dl, dd) { margin: 0; white-space: pre-wrap }
  .own-dialog dt { font-weight: 600 }
  .own-dialog dd + dt { margin-top: .5rem }
  .own-dialog mark { background: #ffe08a; color: inherit }
  .own-dialog .buttons { display: flex; flex-wrap: wrap; gap: .75rem }
  .own-dialog button { padding: .5rem 1rem; font: inherit; border: 1px solid #798291; border-radius: 5px; background: #fff; color: inherit; cursor: pointer }
  .own-dialog button.main { border-color: #3a69c7; background: #3a69c7; color: #fff; font-weight: 600 }
  .own-dialog :is(button, input, .state):focus-visible { outline: 3px solid #3a69c7; outline-offset: 2px }
`;

/** Opens a dialog over the editor, with its title and what stands below. It is gone when it is closed. */
export const openDialog = (
  id: string,
  title: string,
  isWide: boolean,
  ...children: readonly (Node | string)[]
): HTMLDialogElement => {
  const dialog = element(
    'dialog',
    { id, class: isWide ? 'own-dialog wide' : 'own-dialog', 'aria-labelledby': `${id}-title` },
    element('style', {}, style),
    element('h2', { id: `${id}-title`, tabindex: '-1' }, title),
    ...children,
  );
  document.body.append(dialog);
  dialog.showModal();
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
};

/** Resolves with whether the author closes a dialog by the button of this value. */
export const closedBy = (dialog: HTMLDialogElement, value: string): Promise<boolean> =>
  new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === value));
  });

/** Two buttons that close a dialog: one that leaves all as it is, and has the focus, and one that does something. */
export const choice = (back: string, does: string, value: string): HTMLElement =>
  element(
    'form',
    { method: 'dialog', class: 'buttons' },
    element('button', { value: 'back', autofocus: '' }, back),
    element('button', { value }, does),
  );

/** The lines of a text; those that the other does not have are marked. */
const markedLines = (text: string, other: string): Node[] => {
  const known = new Set(other.split('\n'));
  return text.split('\n').flatMap((line, index) => {
    const node = document.createElement(known.has(line) ? 'span' : 'mark');
    node.textContent = line;
    return index ? [document.createTextNode('\n'), node] : [node];
  });
};

/** A state of an entry; the author is shown where it differs from another. */
export interface Shown {
  /** The path of the entry's file. */
  readonly path: string;
  /** What stands in it; null where it is deleted. */
  readonly text: string | null;
  readonly other: string | null;
}

const fieldsIn = (one: FieldTexts, other: FieldTexts | null): HTMLElement => {
  const labels = differing(one, other);
  if (labels.length === 0)
    return element('p', {}, 'All fields are the same: what differs is a picture or a sound beside it.');
  const rows = labels.flatMap((label) => [
    element('dt', {}, label),
    element('dd', {}, ...markedLines(one.get(label) ?? '–', other?.get(label) ?? '')),
  ]);
  return element('dl', {}, ...rows);
};

/** The text as it is, where it is no entry that can be read. */
const asItIs = (text: string, other: string | null): HTMLElement =>
  element('pre', {}, ...markedLines(text, other ?? ''));

const shownText = (path: string, text: string, other: string | null): HTMLElement => {
  const own = fieldTexts(path, text);
  const others = other === null ? null : fieldTexts(path, other);
  return own && (other === null || others) ? fieldsIn(own, others) : asItIs(text, other);
};

/** A state of an entry under a title: the fields in which it differs from the other, by their labels. */
export const column = (title: string, { path, text, other }: Shown): HTMLElement =>
  element(
    'section',
    {},
    element('h3', {}, title),
    text === null
      ? element('p', {}, 'It is deleted.')
      : element(
          'div',
          { class: 'state', role: 'group', tabindex: '0', 'aria-label': title },
          shownText(path, text, other),
        ),
  );
