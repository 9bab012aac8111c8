import type { Cover } from '../kit/cover';
import { cookbook } from '../lettering/cookbook';
import { freight } from '../lettering/freight';
import { frost } from '../lettering/frost';
import { range } from '../lettering/range';
import { shaft } from '../lettering/shaft';
import { travel } from '../lettering/travel';
import { badMoonsOverDuluth } from '../motifs/bad-moons-over-duluth';
import { frostbiteHymns } from '../motifs/frostbite-hymns';
import { ghostsOfTheIronRange } from '../motifs/ghosts-of-the-iron-range';
import { strangeFreight } from '../motifs/strange-freight';
import { theNecronomicookbook } from '../motifs/the-necronomicookbook';
import { thirteenFloorsDown } from '../motifs/thirteen-floors-down';
import { moreAnthologyCovers } from './anthologies-more';

const shelf = 'anthologies' as const;

/** The anthologies: each in a manner of its own. */
export const anthologyCovers: readonly Cover[] = [
  {
    slug: 'frostbite-hymns',
    shelf,
    title: ['FROSTBITE', 'HYMNS'],
    byline: 'Edited by Marguerite Okafor-Lind',
    tag: 'with a story by Halvor Quist',
    face: 'fell',
    lettering: frost,
    motif: frostbiteHymns,
    press: { wobble: 2, wobbleSize: 30, grain: 0.15, patches: 0.15 },
    palette: { ink: '#2a1d5e', ground: '#6a479a', light: '#fdfbff', accent: '#b3264a', type: '#2a1d5e' },
  },
  {
    slug: 'strange-freight',
    shelf,
    title: ['STRANGE', 'FREIGHT'],
    byline: 'Edited by Desmond Pell',
    tag: 'With Halvor Quist and others',
    face: 'alfaSlab',
    lettering: freight,
    motif: strangeFreight,
    press: { wobble: 2, wobbleSize: 30, grain: 0.2, patches: 0.25 },
    palette: { ink: '#21150f', ground: '#e9b949', light: '#f6e6bd', accent: '#a83222', type: '#21150f' },
  },
  {
    slug: 'the-necronomicookbook',
    shelf,
    title: ['The', 'Necronomi-', 'cookbook'],
    byline: 'Edited by Tilda Brandvold',
    tag: 'Stories by Halvor Quist and others',
    face: 'lobster',
    lettering: cookbook,
    motif: theNecronomicookbook,
    press: { wobble: 1.5, wobbleSize: 26, grain: 0.16, patches: 0.15 },
    palette: { ink: '#4a1030', ground: '#f9bfc4', light: '#fffaf0', accent: '#1f7a6a', type: '#fffaf0' },
  },
  {
    slug: 'thirteen-floors-down',
    shelf,
    title: ['THIRTEEN', 'FLOORS', 'DOWN'],
    byline: 'Edited by Ezekiel Marsh-Tanaka',
    tag: 'with a story by Halvor Quist',
    face: 'dela',
    lettering: shaft,
    motif: thirteenFloorsDown,
    press: { wobble: 2, wobbleSize: 34, grain: 0.2, patches: 0.25 },
    palette: { ink: '#2a1510', ground: '#b98a4a', light: '#f6e9cf', accent: '#ffb347', type: '#2a1510' },
  },
  {
    slug: 'ghosts-of-the-iron-range',
    shelf,
    title: ['GHOSTS', 'OF THE IRON', 'RANGE'],
    byline: 'Edited by Pirkko Salmela',
    tag: 'Stories by Halvor Quist and others',
    face: 'bungee',
    lettering: range,
    motif: ghostsOfTheIronRange,
    press: { wobble: 2.5, wobbleSize: 30, grain: 0.2, patches: 0.25, wear: 0.1 },
    palette: { ink: '#2c0d0c', ground: '#a93b20', light: '#fff0cc', accent: '#ffc24a', type: '#fff0cc' },
  },
  {
    slug: 'bad-moons-over-duluth',
    shelf,
    title: ['BAD MOONS', 'OVER DULUTH'],
    byline: 'Edited by Lowell Strand',
    tag: 'with a story by Halvor Quist',
    face: 'limelight',
    lettering: travel,
    motif: badMoonsOverDuluth,
    press: { wobble: 2, wobbleSize: 34, grain: 0.16, patches: 0.2 },
    palette: { ink: '#06231f', ground: '#1d6a50', light: '#f6f0cf', accent: '#ffe45c', type: '#f6f0cf' },
  },
  ...moreAnthologyCovers,
];
