import type { Section } from '../../form.js';

/** D phrygian as a hymn would have it, AABA, with the dominant that a hymn cannot do without. */
const HYMN = 'Dm Eb Dm Cm Dm Eb Gm Dm F Cm Gm A Dm Eb Gm Dm';
const RIFF = 'D5 Eb5,D5 D5 G5,Eb5';
const CHORUS = 'Dm Dm Bb Bb Gm Gm Eb A Dm Dm Bb Bb Gm Gm Eb Dm';
const SNOWFIELD = 'Gm Gm Dm Dm Eb Eb Bb Bb Gm Gm Dm Dm Eb Eb A A';

/** The Long Slow Wendigo: 144 bars. */
export const FORM: readonly Section[] = [
  {
    name: 'snow',
    bars: 8,
    chords: 'Dm Dm Gm Gm Dm Dm A A',
    parts: 'feet:walk wind:blow toll:toll organ:hold',
  },
  {
    name: 'wakes',
    bars: 8,
    chords: RIFF,
    parts: 'feet:walk kick:half snare:enter fuzz:riff bass:riff ride:sparse crash:first giant:step',
  },
  {
    name: 'hymn',
    bars: 16,
    chords: HYMN,
    parts:
      'feet:walk kick:half snare:half ride:half bass:hold fuzz:hold organ:hymn chords:hold crash:first tom:fill',
  },
  {
    name: 'tramp',
    bars: 8,
    chords: RIFF,
    parts:
      'feet:walk kick:heavy snare:half ride:bell bass:riff fuzz:riff crash:first giant:step tom:fill wind:blow',
  },
  {
    name: 'hymn-again',
    bars: 16,
    chords: HYMN,
    parts:
      'feet:walk kick:heavy snare:half ride:half sleigh:beats bass:shuffle fuzz:push organ:hymn chords:hold choir:oo crash:both tom:fill',
  },
  {
    name: 'run',
    bars: 16,
    chords: CHORUS,
    parts:
      'feet:walk kick:march snare:back ride:shuffle sleigh:triplets bass:run fuzz:hold choir:run chords:hold crash:both tom:fill',
  },
  {
    name: 'tramp-again',
    bars: 8,
    chords: RIFF,
    parts:
      'feet:walk kick:heavy snare:half ride:bell bass:riff fuzz:riff organ:riff crash:first giant:step tom:fill',
  },
  {
    name: 'snowfield',
    bars: 16,
    chords: SNOWFIELD,
    parts:
      'feet:walk wind:blow box:box chords:soft sleigh:far toll:toll crash:first bass:deep giant:far heart:near',
  },
  {
    name: 'gathers',
    bars: 8,
    chords: 'Gm Gm Eb Eb A A A A',
    parts:
      'feet:walk kick:gather snare:gather tom:gather organ:gather chords:hold bass:shuffle giant:step rise:up sleigh:beats',
  },
  {
    name: 'run-again',
    bars: 16,
    chords: CHORUS,
    parts:
      'feet:walk kick:march snare:back ride:shuffle sleigh:triplets bass:run fuzz:push choir:run organ:run chords:hold crash:both tom:fill',
  },
  {
    name: 'last-hymn',
    bars: 16,
    chords: HYMN,
    parts:
      'feet:walk kick:march snare:back ride:bell sleigh:triplets bass:shuffle fuzz:hold organ:last choir:hymn box:under chords:hold crash:both tom:fill',
  },
  {
    name: 'amen',
    bars: 8,
    chords: 'Eb Eb Dm Dm Gm Gm D D',
    parts:
      'feet:halt heart:last organ:amen chords:soft choir:amen kick:last toll:toll wind:blow bass:deep sleigh:far crash:first',
  },
];
