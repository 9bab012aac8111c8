/** A sheep with its back to the wind. */
import { CREAM, INK, PAPER } from '../../drawing/palette';
import { disc, fill, line, pts, smooth } from '../../drawing/shapes';
import { between, random } from '../../press/noise';

/** Ink of the far light. */
export const LILAC = '#b3a3c4';
/** The fleece: a cloud of curls with the wind behind it. */
export function fleece(): string {
  const next = between(random(6));
  let curls = '';
  let cuts = '';
  for (let i = 0; i < 44; i++) {
    const a = next(0, Math.PI * 2);
    const d = Math.sqrt(next(0, 1));
    const [x, y] = [430 + Math.cos(a) * d * 92, 396 + Math.sin(a) * d * 56];
    const r = next(17, 29);
    curls += disc(CREAM, x, y, r);
    cuts += line(INK, 4, `M${x - r * 0.6} ${y + r * 0.2}a${r * 0.6} ${r * 0.6} 0 0 0 ${r * 1.1} ${r * 0.1}`);
  }
  return `<g stroke="${INK}" stroke-width="12">${curls}</g>${curls}${cuts}`;
}

/** Four thin legs. */
export const legs = [372, 404, 462, 490]
  .map((x, i) => line(INK, 13, `M${x} 430L${x + (i % 2) * 6} 504`))
  .join('');
/** A head with no illusions. */
export const head =
  fill(INK, smooth(pts('500,352 528,330 562,326 592,346 604,376 594,396 566,398 534,392 508,384'), true)) +
  fill(INK, 'M522 342C500 322 476 326 466 340C484 352 504 354 522 352Z') +
  disc(PAPER, 560, 350, 8, 7) +
  disc(INK, 563, 348, 4) +
  fill(INK, 'M548 338L574 346L573 350L548 348Z') +
  line(LILAC, 3, 'M592 384L574 379') +
  disc(LILAC, 596, 366, 3, 2) +
  disc(CREAM, 520, 328, 21, 15) +
  disc(CREAM, 540, 318, 15, 12);
