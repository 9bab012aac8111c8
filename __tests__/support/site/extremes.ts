/** Of each kind the largest and the smallest, for tests that would learn nothing from the others; the largest first. */
export const extremesOf = (
  all: readonly string[],
  kindOf: (one: string) => string,
  sizeOf: (one: string) => number,
): string[][] => {
  const kinds = new Map<string, string[]>();
  for (const one of all) kinds.set(kindOf(one), [...(kinds.get(kindOf(one)) ?? []), one]);
  return [...kinds.values()].map((ones) => {
    const bySize = ones.toSorted((a, b) => sizeOf(a) - sizeOf(b));
    return [...new Set([bySize.at(-1), bySize[0]])].flatMap((one) => one ?? []);
  });
};
