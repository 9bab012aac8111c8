import { element } from './element';

/** Takes away what was told. */
export const clearNotice = (): void => document.getElementById('notice')?.remove();

/** Tells the author something that stays until it is closed or there is something newer. Returns how to close it. */
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
