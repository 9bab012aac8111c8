/** Letters and digits that nobody takes for one another: 32, five bits each. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

const length = 12;

/** So many letters and digits that nobody guesses them: 60 bits of chance, from the browser's or Node's own source. */
export const secretKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join(
    '',
  );
