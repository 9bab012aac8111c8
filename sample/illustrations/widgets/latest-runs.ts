/** The latest runs: a lake as a map-maker cuts it, the trail around it, and the climb laid out below. */
import { CREAM, EMBER, GLOW, INK, PAPER } from '../drawing/palette';
import { runner } from '../drawing/people';
import { disc, fill, gradient, line, poly, pts, sheet, smooth, type Point } from '../drawing/shapes';
import { straight } from '../press/fields';
import { engraved, flat, type Picture } from '../press/plates';
import { lake, LAND, rough, spruces, stones, trail, waterlines } from './lake';

const LAKE = '#7fa0a8';
const DEEP = '#2c4752';
const rose = `<g transform="translate(508 560)">${disc(CREAM, 0, 0, 40)}${line(INK, 3, 'M0 -33A33 33 0 1 1 -0.1 -33')}${fill(INK, 'M0 -54L10 -10L54 0L10 10L0 54L-10 10L-54 0L-10 -10Z')}${fill(EMBER, 'M0 -54L10 -10L0 0L-10 -10Z')}${fill(CREAM, 'M0 48L8 8L0 0ZM-48 0L-8 -8L0 0ZM48 0L8 8L0 0Z')}</g>`;
const island = smooth(pts('330,372 352,356 378,362 386,384 362,398 336,392'), true);
const house =
  fill(INK, poly(pts('352,380 352,366 360,358 368,366 368,380'))) +
  fill(GLOW, poly(pts('357,376 357,369 363,369 363,376')));
const pier = line(INK, 7, 'M128 430L196 410') + line(INK, 4, 'M196 410v12M174 417v11M154 423v10');
const boat =
  fill(INK, 'M262 250h44l-9 13h-26Z') +
  fill(PAPER, poly(pts('286,204 286,246 260,246')), `stroke="${INK}" stroke-width="3"`) +
  fill(EMBER, poly(pts('290,212 290,246 308,246')), `stroke="${INK}" stroke-width="3"`);

const climb: Point[] = pts(
  '-10,850 60,836 110,800 160,812 214,756 258,738 300,776 350,790 400,746 448,724 486,758 540,812 620,836',
);
const slope = `${smooth(climb)}V920H-10Z`;
const posts = Array.from({ length: 9 }, (_, i) => line(CREAM, 3, `M${60 + i * 60} 884v-14`)).join('');
const defs =
  gradient('w', [140, 120], [470, 540], '0 0.3, 1 0.75') + gradient('c', [0, 700], [0, 880], '0 0.2, 1 0.9');

export const picture: Picture = {
  width: 600,
  height: 908,
  seed: 202,
  margin: 14,
  wander: 1.1,
  plates: [
    flat(sheet(LAND, 600, 908), 0.4),
    engraved(
      '#a9a678',
      (x, y) => waterlines(x, y) * 0.9 + rough(x / 70, y / 70) * 3,
      sheet('#000', 600, 650).replace('/>', ' fill-opacity="0.22"/>'),
    ),
    flat(fill(LAKE, lake, `stroke="${INK}" stroke-width="7"`), 0.3),
    engraved(DEEP, waterlines, defs + fill('url(#w)', lake)),
    flat(fill(LAND, island, `stroke="${INK}" stroke-width="5"`) + house + pier + boat, 0.1),
    flat(line(PAPER, 15, trail) + line(EMBER, 6, trail, 'stroke-dasharray="15 11"') + stones, 0),
    flat(spruces() + rose, 0.1),
    flat(
      `<rect y="652" width="600" height="260" fill="${CREAM}"/><rect y="648" width="600" height="8" fill="${INK}"/>`,
      0.2,
    ),
    flat(disc(GLOW, 236, 750, 52), 0.4),
    flat(fill(EMBER, slope), 0.4),
    engraved(INK, straight(90, 7), defs + fill('url(#c)', slope)),
    flat(line(INK, 6, smooth(climb)) + posts + runner(INK, 440, 724, 58), 0),
  ],
};
