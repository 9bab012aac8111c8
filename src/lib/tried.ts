/** What a function returns; undefined where it throws. */
export const tried = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
