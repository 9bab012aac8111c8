import type { Unpublished } from '../../publish/unpublished';
import { putAtCorner } from '../corner';
import { element } from '../element';
import { plainWords } from '../plainly';
import { askGit } from '../../app/publish/askGit';
import { openPanel } from './openPanel';
import { labelOf } from '../../app/publish/words';

const style = `
  #corner #publish-open.waiting { border-color: #3a69c7; background: #3a69c7; color: #fff }
`;

/**
 * Puts a button at the corner of the editor that says what is not published, and opens the panel; without git, none.
 * Returns what renews it after a save.
 */
export const addPublish = (): (() => void) => {
  const button = element('button', { id: 'publish-open', type: 'button', 'aria-haspopup': 'dialog' });
  const show = (unpublished: Unpublished): void => {
    button.textContent = labelOf(unpublished);
    button.classList.toggle('waiting', labelOf(unpublished).startsWith('Publish'));
    if (!button.isConnected) putAtCorner('Publishing', element('style', {}, style), button);
  };
  const read = async (): Promise<Unpublished | null> => {
    const unpublished = await askGit.list();
    if (unpublished) show(unpublished);
    return unpublished;
  };
  // Where the server has ended, a save says so.
  const renew = (): void => void read().catch(() => undefined);
  button.addEventListener('click', () => {
    read()
      .then((unpublished) => unpublished && openPanel(unpublished, show))
      .catch((error: unknown) => window.alert(plainWords(error)));
  });
  // The files may have been changed by hand meanwhile.
  window.addEventListener('focus', renew);
  renew();
  return renew;
};
