import { constants } from 'node:os';
import { Refused } from '../content/read/refused';
import { printRefusal } from './terminal';

/** What ends a command from outside: Ctrl+C, a terminal that is closed, a machine that is shut down. */
const signals = ['SIGINT', 'SIGHUP', 'SIGTERM'] as const;

const stopped = 'it was stopped before all of it was ready';

/** Does work that must not be left in the middle. It is given what throws where somebody wants to stop it. */
export type Unbroken = <T>(work: (refuseStopped: () => void) => Promise<T>) => Promise<T>;

/**
 * Has this process end with a sentence, under a title, and the code of the signal when it is stopped: at once, or in
 * unbroken work as soon as that throws. Work that is over by then counts as done.
 */
export const stoppable = (title: string): Unbroken => {
  let isUnbroken = false;
  let asked: (typeof signals)[number] | undefined;
  const end = (signal: (typeof signals)[number]): never => {
    printRefusal(title)(new Refused(stopped));
    return process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) {
    process.on(signal, () => {
      asked = signal;
      if (!isUnbroken) end(signal);
    });
  }
  return async (work) => {
    isUnbroken = true;
    try {
      return await work(() => {
        if (asked) throw new Refused(stopped);
      });
    } catch (error) {
      if (asked) end(asked);
      throw error;
    } finally {
      isUnbroken = false;
    }
  };
};
