/** The marks by name. */
import type { Mark } from './mark';

/** A coffin lid that is a pen's nib, its slit left open from the candle's foot to the point; a flame. */
const lid: Mark = {
  folder: 'data',
  ink: 'M22 1H42L55 21C50.5 37.5 43.5 51 33 63L35 40H29L31 63C20.5 51 13.5 37.5 9 21Z',
  ember: 'M33 6C35 13.5 42 18 42 25.5A10 10 0 0 1 22 25.5C22 21.4 25 19.4 27.4 16.4C29.8 13.4 32.4 10 33 6Z',
  onIcon: 'translate(92.8 95) scale(5.1)',
};

/** An open book with its ribbon, which fits any author. */
const book: Mark = {
  folder: 'starter',
  ink: 'M30 17C23 10 13 8 2 9V51C13 50 23 52 30 58ZM34 17C41 10 51 8 62 9V51C51 50 41 52 34 58Z',
  ember: 'M43 3H53V39L48 33L43 39Z',
  onIcon: 'translate(102.4 105) scale(4.8)',
};

export const marks: Readonly<Record<string, Mark>> = { mark: lid, 'starter-mark': book };
