import { mirror, path, points, poly, rect, smooth } from '../../kit/svg';

/** Returns the shadow of the Devil, feet at (0, 0), about 1230 units high to the horns. */
export const devil = (): string => {
  const half =
    path('M30 -970Q130 -980 150 -1060Q165 -1140 110 -1230Q260 -1130 222 -1010Q180 -900 70 -900Z') +
    path(
      poly([
        [70, -900],
        [170, -940],
        [84, -820],
      ]),
    ) +
    path(poly(points('0 -600, 60 -730, 206 -880, 190 -640, 0 -540'))) +
    path(
      'M150 -640Q280 -540 300 -610Q304 -700 314 -780L272 -856L312 -826L310 -912L340 -836L380 -896L368 -820L416 -840L374 -756Q386 -600 352 -500Q290 -400 150 -470Z',
    );
  return (
    path(
      smooth(
        points('0 -985, 70 -962, 96 -880, 74 -800, 30 -740, 0 -672, -30 -740, -74 -800, -96 -880, -70 -962'),
        true,
      ),
    ) +
    path(
      smooth(
        points(
          '0 -690, 160 -650, 206 -560, 140 -400, 118 -270, 150 -120, 250 0, -250 0, -150 -120, -118 -270, -140 -400, -206 -560, -160 -650',
        ),
        true,
      ),
    ) +
    half +
    mirror(0, half) +
    path(
      'M150 -60Q330 40 390 -120Q410 -190 384 -240L356 -214L372 -306L440 -240L408 -242Q436 -170 408 -90Q340 80 130 10Z',
    )
  );
};

/** Returns the left half of the curtain, from y = top to y = foot. */
export const curtain = (w: number, top: number, foot: number): string => {
  const folds = [-40, 50, 130, 205, 275, 335];
  return (
    folds
      .map((x, i) =>
        path(
          `M${x} ${top}C${x + 90} ${top + 500} ${x + 50 - i * 30} ${top + 980} ${x * 0.82 - 30} ${foot}H${x * 0.82 + 82}C${x + 130 - i * 20} ${top + 900} ${x + 150} ${top + 500} ${x + 110} ${top}Z`,
          { fill: i % 2 ? '#a3141c' : '#c9222a', stroke: '#4d060c', 'stroke-width': 8 },
        ),
      )
      .join('') + rect(w * 2, 0, 1, 1)
  );
};
