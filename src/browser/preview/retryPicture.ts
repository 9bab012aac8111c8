/** How long after a failure a picture is asked for again, in milliseconds, and how often. */
const pause = 1500;
const most = 10;

const tries = new WeakMap<HTMLImageElement, number>();

/** Asks again for a picture that Gatsby is still making: the page is told of it before it is there. */
export const retryPicture = ({ target }: Event): void => {
  if (!(target instanceof HTMLImageElement) || !target.currentSrc.startsWith(location.origin)) return;
  const count = (tries.get(target) ?? 0) + 1;
  tries.set(target, count);
  if (count > most) return;
  setTimeout(() => {
    // Setting it to what it is has the browser ask again.
    if (target.isConnected) target.setAttribute('src', target.getAttribute('src') ?? '');
  }, pause);
};
