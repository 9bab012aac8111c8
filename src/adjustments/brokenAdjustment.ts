/**
 * What an adjustment says where a later version of a package has no such thing any more: what is missing, and where to take
 * the adjustment out or mend it.
 */
export const brokenAdjustment = (what: string, file: string): Error =>
  new Error(`${what} is gone, which src/adjustments/${file} adjusts: see docs/decisions/0018-build-time.md`);
