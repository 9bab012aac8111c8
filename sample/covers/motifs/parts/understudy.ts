import { disc, edged, fill, pen, times } from '../../kit/pen';
import { g, path, points, poly } from '../../kit/svg';

/** The Devil's pieces, each an outline (path data) of its own so that overlaps stay dark. */
const devil: readonly string[] = [
  // head, from the nape over the brow, hooked nose and chin to the throat
  'M930 1190C985 1110 985 1010 930 950C880 905 790 905 735 945C705 968 690 1000 684 1026C650 1046 600 1070 566 1124C596 1122 620 1124 640 1136' +
    'C630 1150 622 1160 620 1174L640 1184C628 1198 624 1212 628 1228C600 1270 560 1320 486 1352C560 1360 640 1330 690 1280C720 1290 750 1292 772 1286' +
    // near arm, reaching out over his head, and the four claws
    'C740 1330 700 1356 640 1372C580 1380 520 1376 470 1392C430 1404 404 1436 384 1482C372 1520 370 1560 380 1606C396 1560 410 1530 430 1508' +
    'C424 1556 430 1600 452 1640C456 1590 466 1552 484 1520C490 1562 506 1600 534 1628C528 1582 530 1546 540 1512C560 1540 584 1562 614 1574' +
    'C594 1534 586 1504 590 1474C640 1480 690 1482 734 1500' +
    // chest, robe and the tail of the shadow at his feet
    'C720 1600 690 1700 650 1800C626 1870 600 1960 536 2046C560 2056 590 2056 606 2046C760 1990 900 1930 990 1850C1080 1770 1140 1640 1140 1500' +
    'C1140 1370 1090 1260 1000 1216C976 1204 950 1196 930 1190Z',
  // horns
  'M704 1000C612 940 590 820 668 700C660 810 700 890 800 930C770 960 740 985 704 1000Z',
  'M836 925C930 900 980 810 962 690C1046 800 1040 930 944 990C910 960 880 940 836 925Z',
  // ear
  'M900 1040C960 1030 1030 990 1076 930C1074 1010 1030 1090 950 1130Z',
  // the other hand, held up behind
  'M1010 1250C1090 1250 1130 1200 1126 1120C1110 1080 1104 1040 1110 990C1124 1016 1134 1042 1142 1068C1146 1030 1156 990 1176 952C1180 992 1178 1030 1174 1064' +
    'C1190 1036 1210 1010 1238 988C1232 1026 1218 1060 1200 1090C1216 1080 1236 1072 1262 1072C1240 1096 1220 1120 1206 1146C1200 1260 1150 1360 1080 1380Z',
  // tail
  'M1050 1740C1150 1820 1216 1780 1196 1690C1190 1660 1180 1640 1184 1606L1150 1626L1192 1530L1242 1618L1212 1606C1208 1640 1222 1660 1228 1700C1240 1830 1120 1880 990 1830Z',
];

/** Returns the Devil in profile, in the colour of the group it stands in: a shadow that grows out of the feet at (560, 2050). */
export const shadow = (): string => devil.map((d) => path(d)).join('');

/** Returns the eye and the grin, where the shadow lets the cloth show through. */
export const leer = (color: string): string =>
  g(
    {},
    fill('M690 1052C724 1018 766 1008 806 1016C790 1050 744 1072 690 1052Z', color),
    fill(
      'M652 1170L676 1186L690 1164L708 1192L724 1166L744 1190L758 1158L780 1174L790 1140L812 1146L824 1104C832 1160 800 1206 750 1216C710 1222 676 1206 652 1170Z',
      color,
    ),
  );

/** Returns the understudy, feet at (0, 0), about 430 units high: knees together, toy horns on, the script held tight. */
export const understudy = (ink: string, paper: string, red: string): string => {
  const skin = '#f6d7b0';
  return g(
    {},
    pen('M-24 -170L-12 -92L-34 -8M24 -170L12 -92L34 -8', ink, 34),
    fill('M-66 2Q-62 -26 -20 -22V2ZM66 2Q62 -26 20 -22V2Z', ink),
    edged(poly(points('-58 -292, -24 -306, 24 -306, 58 -292, 62 -150, -62 -150')), ink, ink, 8),
    fill(poly(points('-22 -306, 22 -306, 0 -226')), paper),
    fill(poly(points('-8 -300, 8 -300, 4 -284, 10 -240, 0 -228, -10 -240, -4 -284')), red),
    pen('M-56 -276L-84 -206L-40 -196M56 -276L84 -206L40 -196', ink, 32),
    edged(poly(points('-64 -258, 58 -270, 68 -168, -54 -156')), paper, ink, 7),
    times(4, (i) => pen(`M-42 ${-234 + i * 19}l84 -8`, '#8d7a62', 5)),
    fill(disc(-58, -198, 15) + disc(62, -208, 15), skin),
    // fear
    pen('M-104 -252q-14 12 -6 28M-122 -236q-12 12 -4 26M104 -262q14 12 6 28M122 -246q12 12 4 26', ink, 6),
    edged(disc(0, -352, 46, 50), skin, ink, 7),
    edged(
      'M-48 -352Q-60 -420 -16 -414L-6 -436L4 -412L20 -430L22 -408Q58 -404 48 -352Q36 -386 0 -384Q-36 -386 -48 -352Z',
      '#5a2f1c',
      ink,
      6,
    ),
    edged(
      'M-40 -394Q-66 -420 -52 -452Q-44 -420 -22 -408ZM40 -394Q66 -420 52 -452Q44 -420 22 -408Z',
      red,
      ink,
      6,
    ),
    edged(disc(-19, -356, 17) + disc(19, -356, 17), '#ffffff', ink, 6),
    fill(disc(-15, -364, 5) + disc(23, -364, 5), ink),
    pen('M-18 -320q6 -8 12 0t12 0t12 0', ink, 6),
    fill('M62 -392q16 22 0 30q-16 -8 0 -30ZM78 -352q13 18 0 25q-13 -7 0 -25Z', '#9fd8e6'),
  );
};
