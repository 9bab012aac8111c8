/** Runs jobs, at most `count` at a time and in order: thousands of pictures at once would fill the memory. */
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
