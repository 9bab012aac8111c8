/** What no honest export exceeds. */
export interface Limits {
  /** How many files there may be. */
  readonly files: number;
  /** How many bytes they may have together, unpacked. */
  readonly bytes: number;
  /** How many times as large as when packed files may be. Feeds of much the same are packed to a fiftieth. */
  readonly ratio: number;
  /** Up to how many bytes the ratio does not matter, since they harm nobody. */
  readonly harmless: number;
}

export const usualLimits: Limits = { files: 100_000, bytes: 4e9, ratio: 200, harmless: 50e6 };

/** Whether so many bytes, packed to so few, are made to fill a disk. */
export const isBomb = (bytes: number, packed: number, limits: Limits): boolean =>
  bytes > limits.bytes || (bytes > limits.harmless && bytes > packed * limits.ratio);
