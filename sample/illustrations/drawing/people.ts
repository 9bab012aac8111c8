/** Small people and a dog, in silhouette; they stand at (x, y) and are `size` tall. */
import { line } from './shapes';

/** Places a drawing made for feet at the origin and a height of one hundred. */
function place(x: number, y: number, size: number, drawing: string, turn = 1): string {
  const scale = size / 100;
  return `<g transform="translate(${x} ${y}) scale(${scale * turn} ${scale})">${drawing}</g>`;
}

/** Somebody running to the right. */
export function runner(colour: string, x: number, y: number, size: number, turn = 1): string {
  const limbs =
    line(colour, 14, 'M6 -76L-3 -50') +
    line(colour, 9, 'M-3 -48L17 -36L9 -14L16 -11') +
    line(colour, 8, 'M-3 -48L-10 -25L-34 -22L-37 -28') +
    line(colour, 6, 'M6 -77L20 -64L30 -75M5 -77L-14 -70L-13 -54');
  return place(x, y, size, `${limbs}<circle cx="12" cy="-92" r="8.5" fill="${colour}"/>`, turn);
}

/** Somebody in a long coat, with a stick. */
export function walker(colour: string, x: number, y: number, size: number, turn = 1): string {
  const coat = `<path fill="${colour}" d="M-9 -80C-4 -86 6 -86 11 -79L17 -24L12 -2L3 -2L1 -20L-3 -2L-13 -2L-12 -30Z"/>`;
  const arm = line(colour, 6, 'M9 -74L22 -54L27 -46') + line(colour, 2.6, 'M28 -60L31 0');
  return place(x, y, size, `${coat}${arm}<circle cx="3" cy="-91" r="8.5" fill="${colour}"/>`, turn);
}

/** Somebody standing, arms at the sides. */
export function stander(colour: string, x: number, y: number, size: number, turn = 1): string {
  const body = `<path fill="${colour}" d="M-10 -78C-5 -84 5 -84 10 -78L13 -44L9 -42L8 -2L2 -2L0 -38L-2 -2L-8 -2L-9 -42L-13 -44Z"/>`;
  return place(x, y, size, `${body}<circle cx="0" cy="-91" r="8.5" fill="${colour}"/>`, turn);
}

/** A girl with a spear, hair and cloak in the wind. */
export function spearGirl(colour: string, x: number, y: number, size: number, turn = 1): string {
  const hair = `<path fill="${colour}" d="M-1 -101C9 -102 12 -90 8 -84C2 -80 -4 -84 -12 -80C-22 -76 -26 -82 -34 -80C-26 -88 -20 -86 -14 -92C-11 -97 -7 -101 -1 -101Z"/>`;
  const cloak = `<path fill="${colour}" d="M-7 -80L8 -80L12 -50C12 -36 10 -30 11 -22C-6 -30 -24 -16 -48 -24C-34 -36 -20 -52 -14 -66Z"/>`;
  const limbs =
    line(colour, 7, 'M-2 -36L-9 -2L-4 -1M5 -36L11 -18L9 -2L14 -1') + line(colour, 5, 'M6 -76L18 -64L24 -72');
  const spear = line(colour, 2.6, 'M16 0L30 -132') + `<path fill="${colour}" d="M27 -130L33 -129L34 -152Z"/>`;
  return place(x, y, size, hair + cloak + limbs + spear, turn);
}

/** A shepherd girl in a hood, with a crook. */
export function shepherd(colour: string, x: number, y: number, size: number, turn = 1): string {
  const hood = `<path fill="${colour}" d="M-2 -102C8 -102 13 -92 10 -82L13 -72L-12 -72C-14 -88 -12 -101 -2 -102Z"/>`;
  const cape = `<path fill="${colour}" d="M-11 -74L12 -74L20 -34L11 -38L13 -26L-13 -26L-14 -38L-20 -32Z"/>`;
  const legs = line(colour, 7, 'M-6 -28L-7 -2L-2 -1M6 -28L7 -2L12 -1');
  const staff =
    line(colour, 5, 'M12 -62L26 -54') +
    line(colour, 3, 'M26 0L27 -112C28 -124 44 -124 43 -112C42 -104 36 -104 34 -108');
  return place(x, y, size, hood + cape + legs + staff, turn);
}

/** A small dog looking up. */
export function dog(colour: string, x: number, y: number, size: number, turn = 1): string {
  const body = `<path fill="${colour}" d="M-52 -48C-30 -60 4 -56 22 -62L34 -84L38 -98L46 -84L66 -78L66 -70L48 -64L40 -42L38 -2L28 -2L26 -34C6 -28 -16 -28 -30 -34L-34 -2L-44 -2L-46 -30C-52 -36 -54 -42 -52 -48Z"/>`;
  return place(x, y, size, body + line(colour, 7, 'M-50 -46C-64 -54 -70 -66 -66 -80'), turn);
}
