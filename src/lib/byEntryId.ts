/** Those of some entries that have these ids, in the order of the ids. */
export const byEntryId = <Entry extends { readonly entryId: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] => {
  const known = new Map(entries.map((entry) => [entry.entryId, entry]));
  return ids.flatMap((id) => known.get(id) ?? []);
};
