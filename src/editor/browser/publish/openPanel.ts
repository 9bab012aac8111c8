import type { Change } from '../../publish/changes';
import type { Unpublished } from '../../publish/unpublished';
import { openDialog } from '../dialogs';
import { element } from '../element';
import { plainWords } from '../plainly';
import { askGit } from '../../app/publish/askGit';
import { askUndo } from './askUndo';
import { style, view } from './view';
import { publishedWords } from '../../app/publish/words';

/**
 * Opens the panel on what is not published. `renewed` is told what is not published after each thing that was done.
 * When entries were undone, the page is loaded anew as soon as the panel is closed: its lists and forms know the old ones.
 */
export const openPanel = (first: Unpublished, renewed: (unpublished: Unpublished) => void): void => {
  const status = element('p', { role: 'status', tabindex: '-1' });
  const alert = element('p', { role: 'alert', tabindex: '-1' });
  const body = element('div', {});
  const dialog = openDialog('publish', 'Publish', false, element('style', {}, style), status, alert, body);
  const title = dialog.querySelector('h2');
  let isUndone = false;

  const draw = (unpublished: Unpublished): void => {
    body.replaceChildren(view(unpublished, { publish: publishOf(unpublished), undo }));
    renewed(unpublished);
  };
  const say = (place: HTMLElement, text: string): void => {
    for (const one of [status, alert]) one.textContent = one === place ? text : '';
    (text ? place : title)?.focus();
  };
  /** Does something, with nothing else to be pressed meanwhile, and shows how it went and what there is now. */
  const doing = async (does: () => Promise<string>): Promise<void> => {
    body.querySelector('fieldset')?.setAttribute('disabled', '');
    const outcome = await does().then(
      (text) => ({ place: status, text }),
      (error: unknown) => ({ place: alert, text: plainWords(error) }),
    );
    const unpublished = await askGit.list().catch(() => null);
    if (unpublished) draw(unpublished);
    else body.querySelector('fieldset')?.removeAttribute('disabled');
    say(outcome.place, outcome.text);
  };
  const publishOf =
    ({ changes, place, others }: Unpublished) =>
    (message: string): void =>
      void doing(async () => {
        say(status, 'Keeping your changes as a version…');
        if (changes.length) await askGit.keep(message, changes);
        if (!place) return 'Kept as a version on this machine.';
        say(status, `Sending it to ${place}… You can close this and go on writing.`);
        await askGit.push();
        return publishedWords(place, others);
      });
  const undo = (change: Change): void =>
    void doing(async () => {
      if (!(await askUndo(change, await askGit.compare(change)))) return '';
      await askGit.undo(change);
      isUndone = true;
      return 'Undone.';
    });

  draw(first);
  title?.focus();
  dialog.addEventListener('close', () => {
    if (isUndone) location.reload();
  });
};
