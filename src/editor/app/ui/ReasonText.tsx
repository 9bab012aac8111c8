import { createContext, useContext } from 'react';
import type { Entry } from '../../../content/read/entry';
import type { Reason } from '../../../content/read/refused';
import { nameOfEntry } from '../nameOfEntry';
import { aboutOther } from '../otherEntry';
import { Button } from './Button';

/** The entries that a reason may be about, and what opens one of them. */
interface Others {
  readonly entries: readonly Entry[];
  readonly onOpen: (file: string, field: string | null) => void;
}

export const OthersContext = createContext<Others>({ entries: [], onOpen: () => undefined });

/** Why something was not done; where another entry is the cause, with what opens that. */
export function ReasonText({ reason }: { readonly reason: Reason }) {
  const { entries, onOpen } = useContext(OthersContext);
  const other = aboutOther(reason, entries);
  if (!other) return reason.message;
  const { entry, field, message } = other;
  return (
    <>
      <Button onClick={() => onOpen(entry.file, field)}>{`“${nameOfEntry(entry)}”`}</Button> {message}
    </>
  );
}
