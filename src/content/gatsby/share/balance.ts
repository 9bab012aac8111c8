/** How a text can be broken into so many lines at most, the longest of which is as short as can be. */
const broken = (words: readonly string[], lines: number): string[] => {
  const whole = words.join(' ');
  if (lines === 1 || words.length === 1) return [whole];
  const candidates = words.slice(0, -1).map((_word, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return [first, ...broken(words.slice(index + 1), lines - 1)];
  });
  return [...candidates, [whole]].reduce((best, one) => (longest(one) < longest(best) ? one : best));
};

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

/** How many words are weighed against each other; the number of ways grows with their third power. */
const mostWords = 24;

/**
 * A text in lines of about the same length, as many as let its letters be largest in a box. `ratio` is how many times as
 * wide as high the box is, with a letter half as wide as a line is high.
 */
export const balance = (text: string, ratio: number): string[] => {
  const all = text.split(/\s+/).filter(Boolean);
  const words = all.length > mostWords ? [...all.slice(0, mostWords), '…'] : all;
  const ways = [1, 2, 3, 4].map((lines) => broken(words, lines));
  const sizeOf = (lines: readonly string[]): number =>
    Math.min(ratio / (longest(lines) / 2), 1 / lines.length);
  return ways.reduce((best, one) => (sizeOf(one) > sizeOf(best) ? one : best));
};
