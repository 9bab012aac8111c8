import type { GatsbyBrowser } from 'gatsby';

/** What to tell when the page is shown to which the visitor goes back or forward. */
let tellShown: (() => void) | null = null;

/**
 * Whether Gatsby may scroll. Not when React takes a built page over: the browser has gone to the place that the address
 * or an earlier visit names, and since then the visitor may have scrolled. Under develop the page comes with React only.
 * And not on the way back or forward, if the browser does: Gatsby would go to a place that the address names instead of
 * where the visitor was.
 */
export const mayScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({ prevRouterProps }) =>
  prevRouterProps ? !tellShown : process.env.NODE_ENV !== 'production';

/**
 * Has Gatsby note where the page is scrolled to. It does so at every scroll, but only since React came: who has scrolled
 * before and comes back would find the page at its top.
 */
export const noteScroll = (): void => {
  dispatchEvent(new Event('scroll'));
};

/**
 * Has the browser scroll to where the visitor was, on the way back or forward, when the page there is shown. Of itself it
 * scrolls as soon as the address has changed, and so the page that is left. One without the Navigation API does.
 */
export const scrollWhenShown = (): void => {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    // Another link may overtake the way back.
    tellShown = null;
    const isOtherAddress = event.destination.url !== location.href;
    if (event.navigationType !== 'traverse' || !event.canIntercept || !isOtherAddress) return;
    const shown = new Promise<void>((resolve) => (tellShown = resolve));
    // Gatsby sets the focus.
    event.intercept({ focusReset: 'manual', handler: () => shown });
  });
};

/** Says that the page is shown. */
export const scrollNow = (): void => {
  tellShown?.();
  tellShown = null;
};
