import { isPlainClick } from '../lib/plainClick';

/** Has the pictures of galleries open in a dialog over the page; without this, and until it is there, their links open them. */
export const openPicturesHere = (): void => {
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-larger]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void import('./pictureDialog').then(
      ({ showLarger }) => showLarger(link),
      // The scripts can't be had: the picture may be.
      () => location.assign(link.href),
    );
  });
};
