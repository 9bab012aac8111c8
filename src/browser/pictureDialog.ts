import { words } from 'site-words';
import { words as own } from 'site-words/gallery';
import * as styles from './pictureDialog.module.css';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const button = (sign: string, ariaLabel: string, onclick: () => void): HTMLButtonElement =>
  element('button', { type: 'button', textContent: sign, ariaLabel, onclick });

/** How many milliseconds the dialog waits for its picture. */
const longestWait = 800;

/** Shows the picture to which a link leads over the page, with its caption and the way to the others of its gallery. */
export const showLarger = (link: HTMLAnchorElement): void => {
  const links = [...(link.closest('ul')?.querySelectorAll<HTMLAnchorElement>('a[data-larger]') ?? [link])];
  let at = links.indexOf(link);
  const picture = element('img', {});
  const caption = element('figcaption', {});
  const show = (step: number): void => {
    at = (at + step + links.length) % links.length;
    const shown = links[at];
    picture.src = shown?.href ?? '';
    picture.alt = shown?.querySelector('img')?.alt ?? '';
    caption.textContent = shown?.parentElement?.querySelector('small')?.textContent ?? '';
  };
  const dialog = element(
    'dialog',
    { className: styles.dialog ?? '', ariaLabel: own.picture },
    element('figure', {}, picture, caption),
    element(
      'div',
      { className: styles.buttons ?? '' },
      ...(links.length > 1
        ? [button('‹', words.previous, () => show(-1)), button('›', words.next, () => show(1))]
        : []),
      button('×', own.close, () => dialog.close()),
    ),
  );
  const isLeftToRight = getComputedStyle(link).direction === 'ltr';
  dialog.onkeydown = ({ key }) => {
    if (key === 'ArrowRight') show(isLeftToRight ? 1 : -1);
    if (key === 'ArrowLeft') show(isLeftToRight ? -1 : 1);
  };
  // Beside the picture is the dialog itself.
  dialog.onclick = ({ target }) => target === dialog && dialog.close();
  dialog.onclose = () => {
    dialog.remove();
    links[at]?.focus();
  };
  show(0);
  document.body.append(dialog);
  // The picture gives the dialog its size: what comes later would move the buttons from under the pointer.
  const isThere = picture.decode().catch(() => undefined);
  const isLate = new Promise((resolve) => setTimeout(resolve, longestWait));
  void Promise.race([isThere, isLate]).then(() => dialog.showModal());
};
