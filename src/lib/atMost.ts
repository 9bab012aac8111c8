/**
 * Runs jobs, but no more than `count` at a time; the others wait in order. A catalogue of thousands of pictures would
 * otherwise lie in memory as a whole, and open more files than a system allows.
 */
export const atMost = (count: number) => {
  const waiting: (() => void)[] = [];
  let free = count;
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
