import { disc, edged, fill, pen, times } from '../../kit/pen';
import { g, mirror, points, poly } from '../../kit/svg';

const shape = (list: string, color: string): string => fill(poly(points(list)), color);

/** Returns the right horn, from the temple out and up; drawn before the head, which covers its root. */
const horn = (ink: string, cream: string): string =>
  g(
    {},
    edged(
      'M96 -392C150 -300 262 -280 336 -356C420 -442 420 -610 330 -764C350 -640 330 -540 272 -488C222 -446 166 -452 118 -474Z',
      cream,
      ink,
      16,
    ),
    fill(
      'M112 -366C160 -300 262 -280 336 -356C420 -442 420 -610 330 -764C390 -600 372 -470 304 -396C246 -338 176 -340 112 -390Z',
      '#d9b98a',
    ),
    pen('M172 -326Q198 -396 166 -458M226 -312Q252 -392 214 -462M284 -326Q310 -396 258 -478', ink, 11),
  );

/** Returns the head with its hair combed back to a peak, chin at (0, 78). */
const head = (ink: string, red: string, cream: string, deep: string): string =>
  g(
    {},
    shape('-100 -60, -130 70, 0 170, 130 70, 100 -60', deep),
    // ears
    edged(poly(points('-166 -246, -292 -318, -262 -196, -226 -150, -166 -126')), red, ink, 8),
    edged(poly(points('166 -246, 292 -318, 262 -196, 226 -150, 166 -126')), deep, ink, 8),
    pen('M-254 -280L-214 -186M254 -280L214 -186', ink, 8),
    shape('-176 -300, -176 -110, -140 -20, -60 60, 0 78, 60 60, 140 -20, 176 -110, 176 -300, 0 -440', red),
    shape('10 -400, 10 -130, 44 -96, 10 -80, 10 76, 60 60, 140 -20, 176 -110, 176 -300', deep),
    // hair
    fill(
      'M-190 -214C-214 -400 -140 -500 0 -504C140 -500 214 -400 190 -214L162 -262C158 -330 120 -362 60 -366L0 -272L-60 -366C-120 -362 -158 -330 -162 -262Z',
      ink,
    ),
    pen('M-120 -430Q-66 -470 -8 -470M-146 -390Q-80 -436 -20 -432', cream, 8),
    shape('-146 -210, -26 -168, -40 -138, -122 -150', cream) +
      shape('146 -210, 26 -168, 40 -138, 122 -150', cream),
    fill(disc(-74, -164, 17) + disc(74, -164, 17), ink),
    pen('M-158 -252L-110 -244L-22 -184M158 -252L110 -244L22 -184', ink, 24),
    pen('M-4 -180V-104L-28 -88', ink, 8),
    fill(
      'M-6 -58C-40 -74 -88 -52 -126 -88C-112 -40 -50 -22 0 -42C50 -22 112 -40 126 -88C88 -52 40 -74 6 -58Z',
      ink,
    ),
    pen('M-46 -12Q0 -22 46 -12', ink, 10),
    shape('-46 40, 0 190, 46 40, 0 58', ink),
  );

/** Returns the horned worker from the bib up, chin at (0, 0), a fork held up in his left hand. */
export const worker = (ink: string, red: string, cream: string, deep: string): string =>
  g(
    {},
    // fork
    shape('452 760, 486 760, 640 -560, 606 -564', ink),
    pen('M488 -620Q470 -760 548 -930M624 -580V-960M766 -606Q800 -740 724 -920', ink, 34),
    pen('M492 -626Q624 -520 764 -606', ink, 40),
    fill(
      poly(points('520 -900, 556 -1010, 584 -896')) +
        poly(points('594 -930, 624 -1046, 654 -930')) +
        poly(points('694 -890, 720 -1000, 758 -896')),
      ink,
    ),
    // body
    shape('-110 30, -420 150, -560 260, -640 900, 660 900, 520 420, 420 150, 110 30', red),
    shape('60 40, 420 150, 520 420, 660 900, 120 900', deep),
    shape('-300 110, -210 90, -180 420, 180 420, 210 90, 300 110, 330 900, -360 900', ink),
    shape('-110 470, 110 470, 110 640, 0 690, -110 640', red),
    fill(disc(-196, 430, 26) + disc(196, 430, 26), cream),
    pen('M-110 520H110', ink, 10),
    // arm
    shape('380 150, 520 210, 690 120, 790 -10, 700 330, 560 470, 420 430', deep),
    shape('640 190, 800 60, 740 -250, 560 -240, 560 60', red),
    shape('740 -250, 800 60, 720 130, 660 -246', deep),
    shape('536 -240, 760 -250, 772 -190, 540 -176', cream),
    shape('524 -420, 560 -450, 720 -456, 762 -420, 756 -262, 540 -252', red),
    shape('700 -456, 762 -420, 756 -262, 680 -258', deep),
    times(3, (i) => pen(`M530 ${-402 + i * 46}H${676 - i * 6}`, ink, 11)),
    shape('690 -440, 610 -330, 560 -318, 556 -280, 640 -282, 736 -350', red) +
      pen('M700 -436L614 -326L560 -314', ink, 9),
    // other arm, down
    shape('-560 260, -640 900, -760 900, -700 420', deep),
    horn(ink, cream),
    mirror(0, horn(ink, cream)),
    head(ink, red, cream, deep),
  );
