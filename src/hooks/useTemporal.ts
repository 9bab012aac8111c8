import { useEffect, useState } from 'react';
import type { TemporalApi } from '../lib/clock';

const nativeTemporal = (): TemporalApi | undefined => (globalThis as { Temporal?: TemporalApi }).Temporal;

/** The browser's own Temporal, or the polyfill, which is fetched only where there is none. */
const loadTemporal = async (): Promise<TemporalApi> =>
  nativeTemporal() ?? (await import('temporal-polyfill')).Temporal;

/** Temporal as soon as it is at hand; null on the server and in the first render. */
export const useTemporal = (): TemporalApi | null => {
  const [temporal, setTemporal] = useState<TemporalApi | null>(null);
  useEffect(() => {
    let wanted = true;
    loadTemporal().then(
      (loaded) => {
        if (wanted) setTemporal(() => loaded);
      },
      // Offline, perhaps: then the start dates stay.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return temporal;
};
