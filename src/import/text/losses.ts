import type { Lost, Place } from '../found';
import type { Node } from './tree';

/** Notes what cannot be brought along; `node` is where it stood. */
export type Lose = (what: string, why: string, node?: Node) => void;

interface Losses {
  readonly lose: Lose;
  /** All that was lost, each kind once, with how often where that was more than once. */
  readonly all: () => Lost[];
}

const lineIn = (node: Node | undefined, { line }: Place): number | undefined => {
  const at = node?.position?.start.line;
  return at === undefined ? line : (line ?? 1) + at - 1;
};

/** Gathers what is lost of a text that stands at a place. */
export const losses = (place: Place): Losses => {
  const known = new Map<string, { lost: Lost; count: number }>();
  return {
    lose: (what, why, node) => {
      const key = `${what}\n${why}`;
      const before = known.get(key);
      if (before) before.count += 1;
      else known.set(key, { lost: { file: place.file, line: lineIn(node, place), what, why }, count: 1 });
    },
    all: () =>
      [...known.values()].map(({ lost, count }) =>
        count > 1 ? { ...lost, what: `${lost.what} (${count} times)` } : lost,
      ),
  };
};
