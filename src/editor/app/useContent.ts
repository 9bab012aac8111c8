import { useCallback, useEffect, useState } from 'react';
import { type Content, contentOf, isSameContent } from './content';
import type { Host } from './host/host';

/** Tells other tabs of the editor that something was saved. */
const channelName = 'last-writes editor';

export interface KnownContent {
  readonly content: Content | null;
  /** Why the content cannot be had; null where it can. */
  readonly failure: unknown;
  /** Asks the host again for what there is by now. */
  readonly refresh: () => Promise<void>;
  /** Takes over what a save has made, and tells other tabs of it. */
  readonly setSaved: (change: (content: Content) => Content) => void;
}

/** The content that a host has, asked anew when the author comes back to the page or another tab has saved. */
export const useContent = (host: Host): KnownContent => {
  const [content, setContent] = useState<Content | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const refresh = useCallback(async () => {
    try {
      const listing = await host.list();
      setContent((now) => (now && isSameContent(now, listing) ? now : contentOf(listing)));
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
  }, [host]);
  useEffect(() => {
    const renew = () => void refresh();
    const channel = new BroadcastChannel(channelName);
    renew();
    channel.addEventListener('message', renew);
    addEventListener('focus', renew);
    return () => {
      channel.close();
      removeEventListener('focus', renew);
    };
  }, [refresh]);
  const setSaved = useCallback((change: (content: Content) => Content) => {
    setContent((now) => now && change(now));
    const channel = new BroadcastChannel(channelName);
    channel.postMessage('saved');
    channel.close();
  }, []);
  return { content, failure, refresh, setSaved };
};
