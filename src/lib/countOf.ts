/** So many of something, in English: '1 file', '2 files'. */
export const countOf = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;
