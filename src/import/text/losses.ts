import type { Loss } from '../found';

/** Notes what cannot be brought along. */
export type Lose = (what: string, why: string) => void;

/** Gathers what is lost of a text: each kind once, with how often where that was more than once. */
export const losses = (): { readonly lose: Lose; readonly all: () => Loss[] } => {
  const known = new Map<string, { readonly loss: Loss; count: number }>();
  return {
    lose: (what, why) => {
      const key = `${what}\n${why}`;
      const before = known.get(key) ?? { loss: { what, why }, count: 0 };
      known.set(key, { ...before, count: before.count + 1 });
    },
    all: () =>
      [...known.values()].map(({ loss, count }) =>
        count > 1 ? { ...loss, what: `${loss.what} (${count} times)` } : loss,
      ),
  };
};
