import { box, disc, edged, fill, pen, times } from '../../kit/pen';
import { glow } from '../../kit/light';
import { linear } from '../../kit/paint';
import { g, path } from '../../kit/svg';

/** Returns the headframe over a shaft: its two wheels, legs and house, the foot of its tower at (0, 0), about 1000 units high. */
export const headframe = (ink: string, lit: string): string => {
  const lattice = times(7, (i) => {
    const y = -90 - i * 106;
    const half = 120 - i * 9;
    return pen(
      `M${-half} ${y}L${half - 9} ${y - 106}M${half} ${y}L${-half + 9} ${y - 106}M${-half} ${y}H${half}`,
      ink,
      13,
    );
  });
  const wheel = (x: number): string =>
    pen(disc(x, -980, 92), ink, 20) +
    fill(disc(x, -980, 20), ink) +
    times(6, (i) =>
      pen(
        `M${x} -980L${Math.round(x + 92 * Math.cos(i * 1.047))} ${Math.round(-980 + 92 * Math.sin(i * 1.047))}`,
        ink,
        8,
      ),
    );
  return g(
    {},
    pen('M-126 0L-58 -880M126 0L58 -880', ink, 30),
    lattice,
    pen('M70 -870L520 0M40 -800L400 0', ink, 26),
    times(5, (i) => pen(`M${128 + i * 84} ${-720 + i * 160}H${84 + i * 72}`, ink, 12)),
    fill(box(-150, -886, 310, 30), ink),
    fill('M-120 -1010L40 -1110L200 -1010Z', ink),
    pen('M-100 -1010V-880M180 -1010V-880', ink, 16),
    wheel(-30) + wheel(110),
    fill(box(420, -220, 420, 240), ink) +
      fill('M390 -214L520 -300H760L870 -214Z', ink) +
      fill(box(770, -520, 62, 330), ink),
    fill(
      times(4, (i) => box(470 + i * 88, -150, 46, 62)),
      lit,
    ),
    pen('M-30 -888L470 -250M110 -900L560 -280', ink, 6),
  );
};

/** Returns what is left of a miner standing on (0, 0), 600 units high: hat, lamp, gloves, pail, boots, nobody between. */
export const nobody = (id: string, ink: string, lamp: string, rim: string, tool: boolean): string =>
  g(
    {},
    glow(id, 0, -470, 400, lamp, 0.95),
    linear(`${id}body`, [
      [0, '#fff0c4', 0.75],
      [0.55, '#ffc97a', 0.32],
      [1, '#ffc97a', 0.06],
    ]),
    path(
      'M-60 -400Q-150 -380 -172 -250L-186 -170H-132L-112 -250L-108 -60H-14L0 -150L14 -60H108L112 -250L132 -170H186L172 -250Q150 -380 60 -400Q0 -360 -60 -400Z',
      { fill: `url(#${id}body)` },
    ),
    g(
      { transform: 'translate(0 90)' },
      edged(
        'M-92 -486Q-100 -610 0 -622Q100 -610 92 -486Q140 -478 150 -460Q0 -510 -150 -460Q-140 -478 -92 -486Z',
        '#4a1c14',
        rim,
        7,
      ),
      pen('M-70 -520Q-64 -590 -10 -602', rim, 7, 0.8),
      edged(disc(0, -560, 44), '#fff4cc', ink, 10),
      fill(disc(0, -560, 22), '#ffffff'),
    ),
    tool
      ? pen('M168 0V-400', ink, 34) +
          pen('M168 0V-400', '#d99a55', 18) +
          edged('M18 -350Q168 -470 318 -350Q168 -420 18 -350Z', '#7f8a8c', ink, 10)
      : pen('M-206 -20Q-160 -150 -114 -20', ink, 16) +
          edged(box(-224, -30, 128, 96), '#8fa0a0', ink, 9) +
          edged(box(-232, -54, 144, 32), '#c3cfca', ink, 9),
    ...[-1, 1].map((side) =>
      g(
        { transform: `scale(${side} 1)` },
        edged('M128 -190H192L196 -150H126Z', '#8a4420', ink, 9),
        edged(
          'M128 -150H194Q206 -110 190 -86Q160 -66 136 -86L128 -104L112 -96Q102 -116 128 -136Z',
          '#d07a3a',
          ink,
          9,
        ),
        edged('M22 -150H96V-40Q146 -32 150 0H20Z', '#8a4420', ink, 10),
        fill('M26 -140H52V-8H26Z', '#d07a3a'),
        pen('M58 -112h30M58 -84h30M58 -56h30', '#f0b070', 6),
        pen('M24 -6H146', ink, 12),
      ),
    ),
  );
