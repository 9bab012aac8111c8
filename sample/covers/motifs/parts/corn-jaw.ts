import { edged, pen, times } from '../../kit/pen';
import { g, n, points, smooth } from '../../kit/svg';

const INK = '#2a0d10';

const leaf = (edge: string, veins: readonly string[], color: string, light: string): string =>
  g(
    {},
    edged(smooth(points(edge), true), color, INK, 10),
    ...veins.map((v) => pen(smooth(points(v)), light, 9, 0.8)),
  );

/** Returns the husk behind the ear, about x = 800. */
export const husk = (): string =>
  g(
    {},
    leaf(
      '800 2120, 560 2060, 330 1820, 210 1480, 250 1180, 190 980, 360 1120, 420 1400, 520 1700, 700 1960',
      ['720 2040, 480 1840, 330 1500, 300 1200', '740 2000, 560 1800, 420 1520'],
      '#2f7a3a',
      '#7fbf5a',
    ),
    leaf(
      '800 2120, 1040 2060, 1270 1820, 1390 1480, 1350 1180, 1410 980, 1240 1120, 1180 1400, 1080 1700, 900 1960',
      ['880 2040, 1120 1840, 1270 1500, 1300 1200', '860 2000, 1040 1800, 1180 1520'],
      '#2f7a3a',
      '#7fbf5a',
    ),
  );

/** Returns the husk in front of the ear, drawn back like lips. */
export const lips = (): string =>
  g(
    {},
    leaf(
      '800 2160, 600 2130, 380 1990, 190 1960, 60 2060, 110 1880, 290 1780, 470 1800, 620 1880, 760 1990',
      ['740 2080, 560 1960, 360 1880, 180 1920', '700 2100, 540 2040, 380 1950'],
      '#3f9a48',
      '#b7dd6f',
    ),
    leaf(
      '800 2160, 1000 2130, 1220 1990, 1410 1960, 1540 2060, 1490 1880, 1310 1780, 1130 1800, 980 1880, 840 1990',
      ['860 2080, 1040 1960, 1240 1880, 1420 1920', '900 2100, 1060 2040, 1220 1950'],
      '#3f9a48',
      '#b7dd6f',
    ),
    leaf(
      '800 2200, 700 2150, 560 2010, 520 1800, 580 1650, 660 1830, 800 1960, 940 1830, 1020 1650, 1080 1800, 1040 2010, 900 2150',
      ['800 2140, 680 2020, 590 1800', '800 2140, 920 2020, 1010 1800', '800 2140, 800 2010'],
      '#57b04e',
      '#d5ee8f',
    ),
  );

/** Returns the silk at the ear's tip, dark as hair. */
export const silk = (x: number, y: number): string =>
  times(22, (i) => {
    const k = i - 10.5;
    return pen(
      `M${x} ${y + 60}C${n(x + k * 7)} ${y - 90} ${n(x + k * 26)} ${n(y - 130 - (i % 3) * 24)} ${n(x + k * 34 + (i % 2 ? 24 : -20))} ${n(y + 40 + Math.abs(k) * 17)}`,
      i % 3 ? '#5a2a1c' : '#a3552a',
      8,
    );
  });
