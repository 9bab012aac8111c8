/** Returns the item at a place of a list, counted from 0; throws when there is none. */
export function nth<T>(items: readonly T[], place: number): T {
  const item = items[place];
  if (item === undefined) throw new RangeError(`no item ${place} in a list of ${items.length}`);
  return item;
}
