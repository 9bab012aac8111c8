/** An entry's place in the order of its collection. */
export interface Placed {
  readonly file: string;
  readonly id: number;
}

/**
 * The entries that must move on by one for another to take the number `id`: the one that has it, the one that has the
 * next, and so on up to the first gap. Returns them with their new numbers.
 */
export const shiftIds = (others: readonly Placed[], id: number): Placed[] => {
  const holder = others.find((other) => other.id === id);
  return holder ? [{ file: holder.file, id: id + 1 }, ...shiftIds(others, id + 1)] : [];
};
