import { useSyncExternalStore } from 'react';
import { currentDay, subscribe } from './today';

const unknown = (): null => null;

/** The calendar day in the visitor's zone. Null on the server, while hydrating, and until Temporal is at hand. */
export const useToday = (): Temporal.PlainDate | null => useSyncExternalStore(subscribe, currentDay, unknown);
