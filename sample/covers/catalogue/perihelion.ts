import type { Cover } from '../kit/cover';
import { perihelion } from '../lettering/perihelion';
import { findersWeepers } from '../motifs/finders-weepers';
import { theLongTow } from '../motifs/the-long-tow';
import { titleToTheWreck } from '../motifs/title-to-the-wreck';

const series = {
  shelf: 'books',
  byline: 'HALVOR QUIST',
  face: 'unbounded',
  lettering: perihelion,
  press: { grain: 0.22, patches: 0.18 },
} as const;

const finders: Cover = {
  ...series,
  slug: 'finders-weepers',
  title: ['Finders,', 'Weepers'],
  tag: 'PERIHELION SALVAGE · BOOK ONE',
  motif: findersWeepers,
  palette: { ink: '#071a24', ground: '#0d3a4a', light: '#f6ecd2', accent: '#f98a2b', type: '#f6ecd2' },
};

/** Perihelion Salvage: paperback space of the nineteen-seventies, flat colour over a wide black foot. */
export const perihelionCovers: readonly Cover[] = [
  finders,
  {
    ...series,
    slug: 'the-long-tow',
    title: ['The Long', 'Tow'],
    tag: 'PERIHELION SALVAGE · BOOK TWO',
    motif: theLongTow,
    palette: { ink: '#150824', ground: '#33145a', light: '#ffe7cf', accent: '#ff7d5c', type: '#ffe7cf' },
  },
  {
    ...series,
    slug: 'title-to-the-wreck',
    title: ['Title to', 'the Wreck'],
    tag: 'PERIHELION SALVAGE · BOOK THREE',
    motif: titleToTheWreck,
    palette: { ink: '#0b1f21', ground: '#11595c', light: '#f4e9cf', accent: '#e2523a', type: '#f4e9cf' },
  },
  { ...finders, shelf: 'audiobooks' },
];
