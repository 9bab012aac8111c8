import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether texts can be copied: not without scripts, and not where the address is no https. */
export const useHasClipboard = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  );
