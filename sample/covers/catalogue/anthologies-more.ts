import type { Cover } from '../kit/cover';
import { badge } from '../lettering/badge';
import { lullaby } from '../lettering/lullaby';
import { pocketWords } from '../lettering/pocket';
import { seedPacket } from '../lettering/seed-packet';
import { union } from '../lettering/union';
import { afterlivesOfSmallAppliances } from '../motifs/afterlives-of-small-appliances';
import { airlockLullabies } from '../motifs/airlock-lullabies';
import { swordsMostlyBorrowed } from '../motifs/swords-mostly-borrowed';
import { teethInTheCorn } from '../motifs/teeth-in-the-corn';
import { theDevilsUnionCard } from '../motifs/the-devils-union-card';

const shelf = 'anthologies' as const;

/** The other anthologies. */
export const moreAnthologyCovers: readonly Cover[] = [
  {
    slug: 'teeth-in-the-corn',
    shelf,
    title: ['TEETH', 'in the', 'CORN'],
    byline: 'Edited by Junie Abernathy-Cruz',
    tag: 'with a story by Halvor Quist',
    face: 'abril',
    lettering: seedPacket,
    motif: teethInTheCorn,
    press: { wobble: 1.5, wobbleSize: 24, grain: 0.18, patches: 0.2 },
    palette: { ink: '#3a0a12', ground: '#8ed0cf', light: '#ffe9a8', accent: '#b3182e', type: '#fff8e2' },
  },
  {
    slug: 'airlock-lullabies',
    shelf,
    title: ['Airlock', 'Lullabies'],
    byline: 'Edited by Sunniva Rao',
    tag: 'Stories by Halvor Quist and others',
    face: 'krona',
    lettering: lullaby,
    motif: airlockLullabies,
    press: { wobble: 1.5, wobbleSize: 40, grain: 0.18, patches: 0.2 },
    palette: { ink: '#2b2a4e', ground: '#c4d3bd', light: '#fff6dc', accent: '#a8473c', type: '#2b2a4e' },
  },
  {
    slug: 'the-devils-union-card',
    shelf,
    title: ['THE DEVIL’S', 'UNION CARD'],
    byline: 'Edited by Casimir Boyle',
    tag: 'Stories by Halvor Quist and others',
    face: 'anton',
    lettering: union,
    motif: theDevilsUnionCard,
    press: { wobble: 3, wobbleSize: 26, grain: 0.22, patches: 0.3, wear: 0.15 },
    palette: { ink: '#171012', ground: '#ecdcb8', light: '#f6ead0', accent: '#c8211f', type: '#171012' },
  },
  {
    slug: 'swords-mostly-borrowed',
    shelf,
    title: ['Swords,', 'MOSTLY BORROWED'],
    byline: 'Edited by Philippa Nwosu-Kerr',
    tag: 'with a story by Halvor Quist',
    face: 'grenze',
    lettering: pocketWords,
    motif: swordsMostlyBorrowed,
    press: { wobble: 1.5, wobbleSize: 26, grain: 0.18, patches: 0.25 },
    palette: { ink: '#2a1512', ground: '#4b1d4d', light: '#fbf3dc', accent: '#b01c2a', type: '#2a1512' },
  },
  {
    slug: 'afterlives-of-small-appliances',
    shelf,
    title: ['Afterlives', 'OF SMALL APPLIANCES'],
    byline: 'Edited by Anders Whitlock',
    tag: 'with a story by Halvor Quist',
    face: 'oleo',
    lettering: badge,
    motif: afterlivesOfSmallAppliances,
    press: { wobble: 1, wobbleSize: 30, grain: 0.14, patches: 0.12 },
    palette: { ink: '#12343b', ground: '#6fcfc8', light: '#fff8dc', accent: '#d8402a', type: '#fffaf0' },
  },
];
