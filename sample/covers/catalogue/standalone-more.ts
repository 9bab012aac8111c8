import type { Cover } from '../kit/cover';
import { foil } from '../lettering/foil';
import { guide } from '../lettering/guide';
import { motel } from '../lettering/motel';
import { signal } from '../lettering/signal';
import { snow } from '../lettering/snow';
import { woodcut } from '../lettering/woodcut';
import { aFieldGuideToMidwesternMonsters } from '../motifs/a-field-guide-to-midwestern-monsters';
import { lastWrites } from '../motifs/last-writes';
import { nineWaysToBuryAGiant } from '../motifs/nine-ways-to-bury-a-giant';
import { signalLostPleasePray } from '../motifs/signal-lost-please-pray';
import { snowLoad } from '../motifs/snow-load';
import { theMotelAtTheEndOfMathematics } from '../motifs/the-motel-at-the-end-of-mathematics';

/** More books that stand alone. */
export const moreStandaloneCovers: readonly Cover[] = [
  {
    slug: 'nine-ways-to-bury-a-giant',
    shelf: 'books',
    title: ['Nine Ways', 'to Bury', 'a Giant'],
    byline: 'Halvor Quist',
    face: 'grenze',
    lettering: woodcut,
    motif: nineWaysToBuryAGiant,
    press: { wobble: 6, wobbleSize: 30, grain: 0.2, patches: 0.3, wear: 0.25 },
    palette: { ink: '#1d1510', ground: '#7f9b6a', light: '#f3dfae', accent: '#d8562b', type: '#1d1510' },
  },
  {
    slug: 'the-motel-at-the-end-of-mathematics',
    shelf: 'books',
    title: ['The Motel', 'AT THE END OF', 'MATHEMATICS'],
    byline: 'HALVOR QUIST',
    face: 'oleo',
    lettering: motel,
    motif: theMotelAtTheEndOfMathematics,
    press: { wobble: 1.5, wobbleSize: 40, grain: 0.14, patches: 0.15 },
    palette: { ink: '#1c1142', ground: '#7c2f88', light: '#fff3cf', accent: '#ff5e5b', type: '#fff3cf' },
  },
  {
    slug: 'snow-load',
    shelf: 'books',
    title: ['SNOW', 'LOAD'],
    byline: 'HALVOR QUIST',
    tag: 'A NOVELLA',
    face: 'anton',
    lettering: snow,
    motif: snowLoad,
    press: { wobble: 3, wobbleSize: 30, grain: 0.14, patches: 0.1 },
    palette: { ink: '#12202e', ground: '#c3d6e2', light: '#ffffff', accent: '#ffc354', type: '#12202e' },
  },
  {
    slug: 'a-field-guide-to-midwestern-monsters',
    shelf: 'books',
    title: ['A Field Guide to', 'Midwestern', 'Monsters'],
    byline: 'Halvor Quist',
    face: 'playfairCaps',
    lettering: guide,
    motif: aFieldGuideToMidwesternMonsters,
    press: { wobble: 2, wobbleSize: 20, grain: 0.2, patches: 0.3 },
    palette: { ink: '#2a2118', ground: '#2f4a32', light: '#eee0bb', accent: '#d8b25a', type: '#f5ebcf' },
  },
  {
    slug: 'signal-lost-please-pray',
    shelf: 'books',
    title: ['Signal Lost,', 'Please Pray'],
    byline: 'HALVOR QUIST',
    face: 'spaceMono',
    lettering: signal,
    motif: signalLostPleasePray,
    press: { grain: 0.2, patches: 0.15 },
    palette: { ink: '#060912', ground: '#131c38', light: '#e9e4d2', accent: '#f0472f', type: '#f6f1e4' },
  },
  {
    slug: 'last-writes',
    shelf: 'books',
    title: ['Last', 'Writes'],
    byline: 'Halvor Quist',
    tag: 'Collected Stories',
    face: 'playfairCaps',
    lettering: foil,
    motif: lastWrites,
    press: { wobble: 1, wobbleSize: 12, grain: 0.16, patches: 0.2 },
    palette: { ink: '#19050a', ground: '#430c1a', light: '#fbe9ae', accent: '#e3b75c', type: '#fbe3a0' },
  },
];
