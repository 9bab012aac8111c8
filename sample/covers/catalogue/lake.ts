import type { Cover } from '../kit/cover';
import { lake } from '../lettering/lake';
import { whatTheIceKept } from '../motifs/what-the-ice-kept';
import { whatTheThawReturned } from '../motifs/what-the-thaw-returned';
import { whatTheWaterWants } from '../motifs/what-the-water-wants';

const series = {
  byline: 'HALVOR QUIST',
  face: 'leagueGothic',
  lettering: lake,
  press: { wobble: 5, wobbleSize: 26, grain: 0.2, patches: 0.2 },
} as const;

const ice: Cover = {
  ...series,
  slug: 'what-the-ice-kept',
  shelf: 'books',
  title: ['WHAT THE', 'ICE KEPT'],
  tag: 'THE LAKE TAKES · BOOK ONE',
  motif: whatTheIceKept,
  palette: { ink: '#06151c', ground: '#0e3a46', light: '#eef3ea', accent: '#f2a83b', type: '#eef3ea' },
};

/** The Lake Takes: linocuts of one lake in three seasons. */
export const lakeCovers: readonly Cover[] = [
  ice,
  {
    ...series,
    slug: 'what-the-thaw-returned',
    shelf: 'books',
    title: ['WHAT THE', 'THAW RETURNED'],
    tag: 'THE LAKE TAKES · BOOK TWO',
    motif: whatTheThawReturned,
    palette: { ink: '#102c2d', ground: '#d5d9b4', light: '#f6f3e2', accent: '#b23f22', type: '#102c2d' },
  },
  {
    ...series,
    slug: 'what-the-water-wants',
    shelf: 'books',
    title: ['WHAT THE', 'WATER WANTS'],
    tag: 'THE LAKE TAKES · BOOK THREE',
    motif: whatTheWaterWants,
    palette: { ink: '#0b0608', ground: '#1b0d10', light: '#f5ead6', accent: '#e0402f', type: '#f5ead6' },
  },
  { ...ice, shelf: 'audiobooks' },
];
