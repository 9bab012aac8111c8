import { isPlainClick } from '../lib/plainClick';
import { hydrated } from './hydrated';

/** The id of the template element in which a page's scripts lie, inert, until they are started. */
export const templateId = 'runtime';

/** How long a click waits for scripts and data before it goes where its link leads, in milliseconds. */
export const longestHold = 4000;

/**
 * Starts Gatsby's scripts when the page is loaded, painted and idle, or at the visitor's first sign of intent. Until React
 * answers, links are ordinary links; a click on a facade (`data-facade`) is kept for it, and goes where the link leads if
 * the scripts fail or are slow. Every page carries this function as text, so it may use nothing but its arguments; what
 * browsers do differently here is told in docs/decisions/0016-late-runtime.md.
 */
const startLate = (
  id: string,
  ready: string,
  longest: number,
  isPlain: (click: MouseEvent) => boolean,
): void => {
  const { pathname } = location;
  let held: HTMLAnchorElement | null = null;
  let timer = 0;
  const start = (): void => {
    removeEventListener('pointermove', move, true);
    const template = document.getElementById(id);
    if (template instanceof HTMLTemplateElement) document.body.append(template.content);
  };
  const move = ({ movementX, movementY }: PointerEvent): void => {
    if (movementX || movementY) start();
  };
  const letGo = (): HTMLAnchorElement | null => {
    const facade = held;
    clearTimeout(timer);
    facade?.removeAttribute('aria-busy');
    held = null;
    return facade;
  };
  const hold = (click: MouseEvent): void => {
    const link = click.target instanceof Element && click.target.closest('a');
    if (!link || !isPlain(click)) return;
    letGo();
    if (!('facade' in link.dataset)) return;
    click.preventDefault();
    start();
    held = link;
    held.ariaBusy = 'true';
    timer = window.setTimeout(follow, longest);
  };
  const end = (): HTMLAnchorElement | null => {
    removeEventListener('click', hold, true);
    return letGo();
  };
  const follow = (): void => {
    const facade = end();
    if (facade) location.assign(facade.href);
  };
  const fail = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) follow();
  };
  const renew = (): void => {
    if (location.pathname !== pathname) location.reload();
  };
  addEventListener('click', hold, true);
  addEventListener('pagehide', letGo);
  addEventListener('popstate', renew);
  addEventListener(ready, () => {
    removeEventListener('popstate', renew);
    end()?.click();
  });
  addEventListener('error', fail, true);
  addEventListener('pointermove', move, { capture: true, passive: true });
  ['touchstart', 'keydown'].forEach((intent) =>
    addEventListener(intent, start, { capture: true, once: true, passive: true }),
  );
  addEventListener('focusin', ({ target }) => target !== document.querySelector(':target') && start());
  addEventListener('load', () => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if ('requestIdleCallback' in window) requestIdleCallback(start);
        else setTimeout(start);
      }),
    );
  });
};

/** The script that every page carries, the same on all of them, so that one hash allows it in a policy. */
export const lateRuntime = `(${String(startLate)})(${[
  JSON.stringify(templateId),
  JSON.stringify(hydrated),
  longestHold,
  String(isPlainClick),
].join(',')})`;
