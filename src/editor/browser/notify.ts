import { element } from './element';

/** Takes away what was told. */
export const clearNotice = (): void => document.getElementById('notice')?.remove();

/** Tells the author something that stays until it is closed or there is something newer. */
export const notify = (heading: string, sentences: readonly string[] = []): void => {
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
};

/** Tells of what was saved and is worth a look; where nothing is, what was told before goes. */
export const notifyOfHints = (hints: readonly string[]): void => {
  if (hints.length) notify('Saved, and worth a look:', hints);
  else clearNotice();
};
