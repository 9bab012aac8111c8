import { useEffect, useRef, useState } from 'react';
import { Refused } from '../../../content/read/refused';
import { nameIn } from '../../../lib/text';
import { chosen, largestIn, redrawn } from './chosen';
import type { Area } from './draw';
import type { NamedFile } from './shrunk';
import type { PictureSlot } from '../form/formContext';

/** What can be done with the file of a slot, whether it is under way, and why it could not be done. */
export const useFile = (slot: PictureSlot, url: string | undefined, taken: readonly string[]) => {
  const [work, setWork] = useState<{ readonly isBusy: boolean; readonly fault?: string }>({ isBusy: false });
  const latest = useRef(slot);
  useEffect(() => {
    latest.current = slot;
  }, [slot]);
  const given = slot.value && nameIn(slot.value);
  const run = async (make: () => Promise<NamedFile>): Promise<void> => {
    if (work.isBusy) return;
    setWork({ isBusy: true });
    try {
      const { file, name } = await make();
      latest.current.onChange(name, file);
      setWork({ isBusy: false });
    } catch (error) {
      const fault = error instanceof Refused ? error.message : `That did not work: ${String(error)}`;
      setWork({ isBusy: false, fault });
    }
  };
  const redraw = (how: { readonly area?: Area; readonly isTurned?: boolean }): void => {
    if (url && given) void run(() => redrawn(url, given, { ...how, taken, largest: largestIn(slot.info) }));
  };
  return {
    ...work,
    given,
    take: (file: File) => void run(() => chosen(file, slot.info, taken, given)),
    crop: (area: Area) => redraw({ area }),
    turn: () => redraw({ isTurned: true }),
    remove: () => {
      setWork({ isBusy: false });
      slot.onChange(undefined);
    },
  };
};
