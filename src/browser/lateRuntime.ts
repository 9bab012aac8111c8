import { isPlainClick } from '../lib/plainClick';
import { hydrated } from './hydrated';

/** The id of the template element in which a page's scripts lie, inert, until they are started. */
export const templateId = 'runtime';

/** How long a click waits for the scripts before it goes where its link leads, in milliseconds. */
const longestHold = 4000;

/**
 * Starts Gatsby's scripts when the page is loaded, on the screen and idle, or at the visitor's first sign of intent:
 * before, they would compete with what the visitor came to see. (A page may be loaded and idle before anything of it is
 * painted.) Until React answers, links are ordinary links, and a click on a link that becomes something else on the page
 * (`data-facade`) is kept for it.
 *
 * Safari knows no idle time; a browser that keeps its paints to itself has the scripts wait for intent. Each page carries
 * this as text, so it may use nothing but its arguments, and says why up here.
 */
const startLate = (
  id: string,
  ready: string,
  longest: number,
  isPlain: (click: MouseEvent) => boolean,
): void => {
  let held: HTMLElement | null = null;
  const start = (): void => {
    const template = document.getElementById(id);
    if (template instanceof HTMLTemplateElement) document.body.append(template.content);
  };
  const hold = (click: MouseEvent): void => {
    const facade =
      click.target instanceof Element && click.target.closest<HTMLAnchorElement>('a[data-facade]');
    if (!facade || !isPlain(click)) return;
    click.preventDefault();
    start();
    held = facade;
    held.ariaBusy = 'true';
    setTimeout(() => {
      if (held === facade) location.assign(facade.href);
    }, longest);
  };
  addEventListener('click', hold, true);
  addEventListener(ready, () => {
    removeEventListener('click', hold, true);
    held?.click();
    held = null;
  });
  ['pointerover', 'touchstart', 'keydown', 'focusin'].forEach((intent) =>
    addEventListener(intent, start, { capture: true, once: true, passive: true }),
  );
  addEventListener('load', () => {
    new PerformanceObserver((_, paint) => {
      paint.disconnect();
      if ('requestIdleCallback' in window) requestIdleCallback(start);
      else setTimeout(start);
    }).observe({ type: 'paint', buffered: true });
  });
};

/** The script that every page carries, the same on all of them, so that one hash allows it in a policy. */
export const lateRuntime = `(${String(startLate)})(${[
  JSON.stringify(templateId),
  JSON.stringify(hydrated),
  longestHold,
  String(isPlainClick),
].join(',')})`;
