import { element } from '../element';

/** A link to the editor: to the tab that has opened this one, as it stands there, or anew. */
export const backLink = (words: string): HTMLAnchorElement => {
  const link = element('a', { href: './' }, words);
  link.addEventListener('click', (event) => {
    const { opener } = window as { readonly opener: Window | null };
    if (!opener || opener.closed) return;
    event.preventDefault();
    window.close();
  });
  return link;
};
