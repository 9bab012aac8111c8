/** What to tell when a page is shown. */
const waiting: (() => void)[] = [];

/** Resolves when the next page is on the screen, in the task that has put it there. */
export const nextPageShown = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));

/** Says that a page is on the screen. */
export const tellShown = (): void => {
  for (const tell of waiting.splice(0)) tell();
};
