/** Writes over the last line of a terminal how far a long work is, at most ten times a second; to a file nothing. */
export const progressLine = (stream: NodeJS.WriteStream, now: () => number = Date.now) => {
  let shown = 0;
  const write = (text: string): void => {
    if (stream.isTTY) stream.write(`\r\x1b[K${text}`);
  };
  return {
    say: (text: string): void => {
      if (now() - shown < 100) return;
      shown = now();
      write(text);
    },
    end: (): void => write(''),
  };
};
