import { useEffect, useEffectEvent } from 'react';

const mark = 'open';

/** Has the browser's Back button close what is open, by its key. */
export const useBack = (key: string | undefined, close: () => void): void => {
  const back = useEffectEvent(() => {
    // A link within the page, like the one that skips the site, leaves open what is.
    if (key !== undefined && history.state !== mark && !location.hash) close();
  });
  useEffect(() => {
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    if (key !== undefined && history.state !== mark) history.pushState(mark, '');
  }, [key]);
};
