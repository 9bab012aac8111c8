/** The things by a key, in the order of the first of each. */
export const grouped = <One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> => {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
};

/** The text that is there most often; empty where there is none. */
export const mostFrequent = (texts: readonly string[]): string => {
  const groups = [...grouped(texts.filter(Boolean), (text) => text).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? '';
};

/** The first value that is found in any of them. */
export const firstOf = <One, Value>(
  all: readonly One[],
  find: (one: One) => Value | null | undefined,
): Value | undefined => all.map(find).find((value) => value !== null && value !== undefined) ?? undefined;

/** The things without those that repeat one, which have the same form. */
export const once = <One>(
  all: readonly One[],
  formOf: (one: One) => string = (one) => JSON.stringify(one),
): One[] => {
  const seen = new Set<string>();
  return all.filter((one) => seen.size < seen.add(formOf(one)).size);
};
