import type { Step } from '../../import/importDesk';
import { element } from '../element';
import { plainWords } from '../plainly';
import { watchStep } from './askDesk';
import { firstField } from './choose';

const status = element('p', { id: 'status', role: 'status', tabindex: '-1' });
const bar = element('progress', { 'aria-label': 'How far it is', hidden: '' });
const count = element('p', { class: 'count' });
const refused = element('p', { role: 'alert', class: 'refused' });

/** Where it is said what is done, how far it is, and why it is not. */
export const progressPart: HTMLElement = element('div', { class: 'progress' }, status, bar, count, refused);

/** Says something to all, those who only listen included. */
export const say = (words: string): void => {
  // What is said again is read out again.
  if (status.textContent !== words) status.textContent = words;
};

/** The numbers change twice a second: they are shown, and only the words read out. */
const showStep = ({ words, done, of }: Step): void => {
  say(`${words} …`);
  if (of) [bar.max, bar.value] = [of, done];
  else bar.removeAttribute('value');
  count.textContent = `${done.toLocaleString('en')}${of ? ` of ${of.toLocaleString('en')}` : ''}`;
};

let isBusy = false;

/**
 * Does a long work, during which nothing else can be chosen, and says how far it is, and why it failed. The focus goes to
 * what the work resolves with; where it failed, back to where it was, or to the first field.
 */
export const work = async (does: () => Promise<HTMLElement>): Promise<void> => {
  if (isBusy) return;
  isBusy = true;
  const before = document.activeElement;
  const others = [...document.querySelectorAll<HTMLElement>('.choosing')];
  refused.textContent = '';
  bar.hidden = false;
  bar.removeAttribute('value');
  // What becomes inert loses the focus.
  status.focus();
  for (const part of others) part.inert = true;
  const stop = watchStep(showStep);
  let next: Element | null = null;
  try {
    next = await does();
  } catch (error) {
    say('');
    refused.textContent = `Not done: ${plainWords(error)}`;
  }
  stop();
  for (const part of others) part.inert = false;
  [bar.hidden, count.textContent, isBusy] = [true, '', false];
  next ??= before?.isConnected && before !== document.body ? before : firstField;
  if (next instanceof HTMLElement) next.focus();
};
