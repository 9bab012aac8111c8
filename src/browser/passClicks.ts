/** The last click, if it was given to the document itself. */
let kept: MouseEvent | null = null;

const passOn = (): void => {
  const click = kept;
  kept = null;
  if (click)
    document.elementFromPoint(click.clientX, click.clientY)?.dispatchEvent(new MouseEvent('click', click));
};

/**
 * As long as a transition runs the browser gives every click to the document itself. Ends the transition at the first
 * one, and clicks on what the visitor meant, if no other click has come meanwhile.
 */
export const passClicksOn = (transition: ViewTransition): void => {
  const keep = (click: MouseEvent): void => {
    kept = click.target === document.documentElement ? click : null;
    if (kept) transition.skipTransition();
  };
  addEventListener('click', keep, true);
  void transition.finished.then(() => {
    removeEventListener('click', keep, true);
    passOn();
  });
};
