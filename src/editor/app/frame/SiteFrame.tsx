import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { Draft } from '../../../lib/draft';
import type { EditPlace, FromPage, ToPage } from '../../../lib/editMessages';

/** Where a page is, which may have to be made. */
export interface Address {
  readonly href: string;
  readonly isAwaited?: boolean;
}

interface Props {
  /** The origin of the site. */
  readonly origin: string;
  /** The address of the page to show; another object shows it again, wherever links have led meanwhile. */
  readonly address: Address;
  readonly draft: Draft | null;
  /** Whether a click on the page edits, or follows links. */
  readonly isEditing: boolean;
  /** What is edited at present, by the keys of its places, the nearest first. */
  readonly shown: readonly string[];
  /** Where words of the page at a path are edited. */
  readonly placesAt: (path: string, words: readonly string[]) => readonly (EditPlace | null)[];
  readonly onEdit: (key: string, words: string) => void;
}

/** The site's own page in a frame. It draws the entry that is open, and says where one clicks on it. */
export function SiteFrame({ origin, address, draft, isEditing, shown, placesAt, onEdit }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Before its page has spoken there is none of the site's in it.
  const isHeard = useRef(false);
  const tell = useCallback(
    (said: ToPage): void => {
      if (isHeard.current) frame.current?.contentWindow?.postMessage(said, origin);
    },
    [origin],
  );
  const hear = useEffectEvent(({ origin: from, source, data }: MessageEvent): void => {
    if (from !== origin || source !== frame.current?.contentWindow) return;
    isHeard.current = true;
    const said = data as FromPage;
    if (said.type === 'edit') onEdit(said.key, said.words);
    else if (said.type === 'words') {
      tell({ type: 'places', turn: said.turn, places: placesAt(said.path, said.words) });
      tell({ type: 'show', keys: shown });
    } else {
      tell({ type: 'draft', draft });
      tell({ type: 'clicks', isEditing });
    }
  });
  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (address.isAwaited && isHeard.current) tell({ type: 'go', path: new URL(address.href).pathname });
    // The browser's Back button is for what is open, so this is no step of its own.
    else frame.current?.contentWindow?.location.replace(address.href);
  }, [tell, address]);
  useEffect(() => tell({ type: 'draft', draft }), [tell, draft]);
  useEffect(() => tell({ type: 'clicks', isEditing }), [tell, isEditing]);
  useEffect(() => tell({ type: 'show', keys: shown }), [tell, shown]);
  return <iframe ref={frame} title="The site" />;
}
