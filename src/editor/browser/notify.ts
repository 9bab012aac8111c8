import type { Entry } from '../../content/read/entry';
import type { Reason } from '../../content/read/refused';
import { entryName } from '../guards';
import { element } from './element';
import { inForm } from './fieldMarks';

/** Takes the notice away. */
export const clearNotice = (): void => document.getElementById('notice')?.remove();

/** Shows a notice that stays until it is closed or another replaces it. Returns how to close it. */
export const notify = (heading: string, sentences: readonly string[] = []): (() => void) => {
  clearNotice();
  const close = element('button', { type: 'button' }, 'Close');
  const notice = element(
    'div',
    { id: 'notice', role: 'status' },
    element('p', {}, heading),
    element('ul', {}, ...sentences.map((sentence) => element('li', {}, `${sentence}.`))),
    close,
  );
  close.onclick = clearNotice;
  document.body.append(notice);
  return () => notice.remove();
};

/** Shows the advice on an entry that was saved. It stays when another form is opened, so it names the entry. */
export const notifyOfAdvice = (entry: Entry, advice: readonly Reason[]): void => {
  if (advice.length) notify(`Saved: ${entryName(entry)}. Advice:`, inForm(advice));
  else clearNotice();
};
