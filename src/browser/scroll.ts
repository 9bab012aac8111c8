import type { GatsbyBrowser } from 'gatsby';
import { nextPageShown } from './shown';

/** Whether the browser is to scroll when the page is shown to which the visitor goes back or forward. */
let browserScrolls = false;

/**
 * Whether Gatsby may scroll. Not when React takes a built page over: the browser has gone to the place that the address
 * or an earlier visit names, and since then the visitor may have scrolled. Under develop the page comes with React only.
 * And not on the way back or forward, if the browser does: Gatsby would go to a place that the address names instead of
 * where the visitor was.
 */
export const mayScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({ prevRouterProps }) =>
  prevRouterProps ? !browserScrolls : process.env.NODE_ENV !== 'production';

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
    const isOtherAddress = event.destination.url !== location.href;
    // Anew each time: another link may overtake the way back.
    browserScrolls = event.navigationType === 'traverse' && event.canIntercept && isOtherAddress;
    // Gatsby sets the focus.
    if (browserScrolls) event.intercept({ focusReset: 'manual', handler: nextPageShown });
  });
};
