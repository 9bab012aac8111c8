import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a built page as a transition, which React does in slices between which the browser can answer the visitor.
 * A container without a page, as the develop server sends it, is rendered into. What a plugin does on errors of React
 * (`onCaughtError`, `onUncaughtError`) is not passed on.
 */
export const hydrateInSlices = (element: ReactNode, container: Element): void => {
  startTransition(() => {
    if (container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
};
