import type { Decap } from './decap';
import { element } from './element';

/** Where Decap has failed to draw something it shows its stack, and a link to its makers. */
const withoutStack = `div[class*='-ErrorBoundaryContainer'] > :is(p ~ p, hr, h2:empty), a[data-testid='issue-url'] { display: none }`;

/** Hides parts of Decap that an author has no use for and that have no option, and styles our own. */
const rules = `
  div[class*='-PreviewButtonContainer'], div[class*='-BackStatusUnchanged'] { display: none }
  div[class*='-ExpandButtonContainer'] { position: relative; flex: 1 }
  button[data-testid='expand-button']::after { content: ''; position: absolute; inset: -13px 0 -13px -13px }
  ul[class*='-ControlErrorsList'] { text-transform: none }
  ${withoutStack}
  .others { margin: 8px 0 0; padding: 0; border: 0; background: none; color: #3a69c7; font-size: 13px; text-decoration: underline; cursor: pointer }
  .Toastify__toast-container { z-index: 100000 }
  #notice { position: fixed; z-index: 100000; right: 1rem; bottom: 4.5rem; width: min(30rem, calc(100vw - 2rem)); box-sizing: border-box; padding: 1rem 1.25rem; border-radius: 8px; background: #fff6d6; color: #1b1b1b; box-shadow: 0 2px 16px rgb(0 0 0 / 30%); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  #notice p { margin: 0; font-weight: 600 }
  #notice ul { margin: .5rem 0; padding: 0 0 0 1.25rem }
  #notice ul:empty { display: none }
  #notice button { padding: .4rem .9rem; border: 1px solid #555; border-radius: 4px; background: #fff; color: inherit; font: inherit; cursor: pointer }
`;

/** Adds these rules to the page, and to the frame of its preview what it needs of them. */
export const addStyle = (cms: Decap): void => {
  document.head.append(element('style', {}, rules));
  cms.registerPreviewStyle(withoutStack, { raw: true });
};
