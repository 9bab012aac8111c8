/** Does one work after the other, in the order in which they come; one that fails holds none up. */
export const makeQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
};
