import type { Motif } from '../kit/cover';
import { linear } from '../kit/paint';
import { edged, fill, pen, times } from '../kit/pen';
import { g, path, place } from '../kit/svg';
import { loanCard, pawnTag } from './parts/library';
import { marbled } from './parts/marbled';
import { hilt } from './parts/sword-hilt';

/** The inside of a library book: marbled paper, the pocket, and in it the sword that was lent. */
export const swordsMostlyBorrowed: Motif = (page, { palette }) => {
  const { w, h } = page;
  const { ink } = palette;
  const pocket =
    'M130 1200H560Q640 1200 680 1260Q740 1340 800 1340Q860 1340 920 1260Q960 1200 1040 1200H1470V2310H130Z';
  return g(
    {},
    marbled(
      [
        '#3a1740',
        '#5b2452',
        '#8a3a5c',
        '#5b2452',
        '#c08a4a',
        '#3a1740',
        '#2a4a58',
        '#3a1740',
        '#7b2f4c',
        '#d9c3a0',
        '#7b2f4c',
        '#311238',
      ],
      w,
      h,
    ),
    g({ opacity: 0.45 }, place(956, 270, 1, 6, fill('M0 0H560V1000H0Z', ink))),
    place(930, 240, 1, 6, loanCard(ink)),
    g(
      { opacity: 0.4, transform: 'translate(26 22)' },
      place(
        560,
        936,
        0.98,
        -6,
        fill(
          'M-104 0V760H104V0L250 50L380 10L450 -60L470 -130L420 -150L330 -70L0 -40L-330 -70L-420 -150L-470 -130L-450 -60L-380 10L-250 50ZM-62 0V-560H62V0ZM-92 -640a92 92 0 1 0 184 0a92 92 0 1 0 -184 0Z',
          ink,
        ),
      ),
    ),
    place(560, 936, 0.98, -6, hilt(ink)),
    fill('M160 1240H1500V2350H160Z', ink, 0.4),
    linear('manila', [
      [0, '#eccf93'],
      [0.2, '#e3bf7c'],
      [1, '#cfa45e'],
    ]),
    path(pocket, { fill: 'url(#manila)', stroke: '#8a6230', 'stroke-width': 8, 'stroke-linejoin': 'round' }),
    pen(
      'M150 1222H556Q630 1222 664 1276Q730 1362 800 1362Q870 1362 936 1276Q970 1222 1044 1222H1450',
      '#fbe9bf',
      6,
    ),
    pen('M180 1260V2262H1420V1260', '#a87c42', 5, 0.7),
    times(34, (i) =>
      pen(
        `M${200 + ((i * 271) % 1200)} ${1420 + ((i * 397) % 820)}q20 -6 ${30 + (i % 5) * 8} 2`,
        '#b98d4e',
        4,
        0.5,
      ),
    ),
    edged('M130 2310L180 2262M1470 2310L1420 2262', 'none', '#a87c42', 5),
    place(900, 850, 0.92, -4, pawnTag(ink)),
  );
};
