/** The things by a key, in the order of the first of each. */
export const grouped = <One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> => {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};
