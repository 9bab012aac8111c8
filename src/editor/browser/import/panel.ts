import { element } from '../element';
import { work } from './work';

/** Where it stands what comes, and what is asked about it. */
export const panel: HTMLElement = element('section', {
  'aria-label': 'What comes',
  class: 'choosing',
  hidden: '',
});

/** Shows these there in place of what was; nothing hides it. */
export const show = (...children: readonly (Node | string)[]): void => {
  panel.replaceChildren(...children);
  panel.hidden = children.length === 0;
};

/** A button that begins a long work. */
export const button = (
  words: string,
  does: () => Promise<HTMLElement>,
  isMain = false,
): HTMLButtonElement => {
  const made = element('button', { type: 'button', ...(isMain && { class: 'main' }) }, words);
  made.addEventListener('click', () => void work(does));
  return made;
};

/** Buttons side by side. */
export const buttons = (...all: readonly Node[]): HTMLElement => element('p', { class: 'buttons' }, ...all);
