import { element } from './element';

/** How a button at the corner looks. */
const style = `
  #corner { position: fixed; right: 1rem; bottom: 1rem; z-index: 300; display: flex; flex-wrap: wrap; justify-content: flex-end; gap: .5rem; max-width: calc(100vw - 2rem) }
  #corner :is(a, button) { display: block; padding: .5rem 1rem; font: 600 .9375rem/1.5 system-ui, sans-serif; border: 1px solid #798291; border-radius: 5px; background: #fff; color: #313d3e; text-decoration: none; box-shadow: 0 2px 8px rgb(14 18 26 / 25%); cursor: pointer }
  #corner :is(a, button):focus-visible { outline: 3px solid #3a69c7; outline-offset: 2px }
`;

const corner = element('div', { id: 'corner' }, element('style', {}, style));

/** Puts something that is ours and not Decap's at the corner of the editor, to the right of what is there. */
export const putAtCorner = (label: string, ...children: readonly Node[]): void => {
  corner.append(element('aside', { 'aria-label': label }, ...children));
  if (!corner.isConnected) document.body.append(corner);
};
