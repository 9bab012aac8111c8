import type { Cover } from '../kit/cover';
import { hymnal } from '../lettering/hymnal';
import { playbill } from '../lettering/playbill';
import { potluck } from '../lettering/potluck';
import { hymnalForADeadRadio } from '../motifs/hymnal-for-a-dead-radio';
import { theLutheranNecromancersPotluck } from '../motifs/the-lutheran-necromancers-potluck';
import { theUnderstudyOfHell } from '../motifs/the-understudy-of-hell';

const potluckBook: Cover = {
  slug: 'the-lutheran-necromancers-potluck',
  shelf: 'books',
  title: ['The Lutheran', 'Necromancer’s', 'Potluck'],
  byline: 'Halvor Quist',
  face: 'caprasimo',
  lettering: potluck,
  motif: theLutheranNecromancersPotluck,
  press: { wobble: 2, wobbleSize: 30, grain: 0.18, patches: 0.2 },
  palette: { ink: '#3a1712', ground: '#5f8a6b', light: '#fff4d8', accent: '#d8432f', type: '#fff4d8' },
};

/** The books that stand alone: each in a manner of its own. */
export const standaloneCovers: readonly Cover[] = [
  potluckBook,
  { ...potluckBook, shelf: 'audiobooks' },
  {
    slug: 'hymnal-for-a-dead-radio',
    shelf: 'books',
    title: ['Hymnal', 'for a Dead Radio'],
    byline: 'HALVOR QUIST',
    face: 'abril',
    lettering: hymnal,
    motif: hymnalForADeadRadio,
    press: { wobble: 1.5, wobbleSize: 30, grain: 0.14, patches: 0.3 },
    palette: { ink: '#060a1c', ground: '#0e2a66', light: '#f7ecc9', accent: '#c2282d', type: '#f7ecc9' },
  },
  {
    slug: 'the-understudy-of-hell',
    shelf: 'books',
    title: ['THE', 'UNDERSTUDY', 'OF HELL'],
    byline: 'HALVOR QUIST',
    face: 'limelight',
    lettering: playbill,
    motif: theUnderstudyOfHell,
    press: { wobble: 1.5, wobbleSize: 30, grain: 0.16, patches: 0.2 },
    palette: { ink: '#16060a', ground: '#5a1414', light: '#ffe9a0', accent: '#e8ab3d', type: '#fff4dc' },
  },
];
