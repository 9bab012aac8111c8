/** Writes over the last line of a terminal how far a long work is, at most ten times a second; to a file nothing. */
export const progressLine = (stream: NodeJS.WriteStream) => {
  let shown = 0;
  const write = (text: string): void => {
    if (stream.isTTY) stream.write(`\r\x1b[K${text}`);
  };
  return {
    say: (text: string): void => {
      if (Date.now() - shown < 100) return;
      shown = Date.now();
      write(text);
    },
    end: (): void => write(''),
  };
};
