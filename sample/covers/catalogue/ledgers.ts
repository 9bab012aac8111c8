import type { Cover } from '../kit/cover';
import { ledgers } from '../lettering/ledgers';
import { aDebtInSalt } from '../motifs/a-debt-in-salt';
import { theLastAuditor } from '../motifs/the-last-auditor';
import { theTitheCollector } from '../motifs/the-tithe-collector';

const series = {
  shelf: 'books',
  byline: 'Halvor Quist',
  face: 'grenze',
  lettering: ledgers,
  press: { wobble: 1.6, wobbleSize: 14, grain: 0.16, patches: 0.25 },
} as const;

const tithe: Cover = {
  ...series,
  slug: 'the-tithe-collector',
  title: ['The Tithe', 'Collector'],
  tag: 'Ledgers of the Drowned Court · Book One',
  motif: theTitheCollector,
  palette: { ink: '#06262b', ground: '#8fcabb', light: '#f1e7c6', accent: '#e0ac45', type: '#f6ecd0' },
};

/** Ledgers of the Drowned Court: engravings seen through an arch. */
export const ledgersCovers: readonly Cover[] = [
  tithe,
  {
    ...series,
    slug: 'a-debt-in-salt',
    title: ['A Debt', 'in Salt'],
    tag: 'Ledgers of the Drowned Court · Book Two',
    motif: aDebtInSalt,
    palette: { ink: '#14245c', ground: '#f6f0e2', light: '#f6f0e2', accent: '#f0714b', type: '#ffffff' },
  },
  {
    ...series,
    slug: 'the-last-auditor',
    title: ['The Last', 'Auditor'],
    tag: 'Ledgers of the Drowned Court · Book Three',
    motif: theLastAuditor,
    palette: { ink: '#150f0c', ground: '#6d5a36', light: '#f4ebd2', accent: '#c9b27a', type: '#f4ebd2' },
  },
  { ...tithe, shelf: 'audiobooks' },
];
