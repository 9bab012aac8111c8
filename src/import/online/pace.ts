import { setTimeout } from 'node:timers/promises';

export interface Clock {
  /** Milliseconds since anything. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

export const realClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => setTimeout(milliseconds),
};

/** Waits until a server may be asked again: between the beginnings of two requests so many milliseconds pass. */
export const pace = (interval: number, { now, sleep }: Clock): ((host: string) => Promise<void>) => {
  const free = new Map<string, number>();
  return async (host) => {
    const at = Math.max(now(), free.get(host) ?? 0);
    free.set(host, at + interval);
    if (at > now()) await sleep(at - now());
  };
};
