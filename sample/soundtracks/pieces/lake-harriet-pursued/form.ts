import type { Section } from '../../form.js';

/** E minor, two bars to a chord: the tune climbs one chord further with every phrase. */
const THEME = 'Em Em C C G G D D Am Am Em Em C C B7 B7';
const BRIDGE = 'C C D D Em Em G G C C D D B7sus4 B7sus4 B7 B7';
/** The F major in the middle of E minor is what stands behind the trees. */
const BREAK = 'Em Em Em Em F F F F Am Am C C B7sus4 B7sus4 B7 B7';
/** Half the build is on the dominant of F sharp minor, where the chase goes on a step higher. */
const BUILD = 'Em Em C C C#7sus4 C#7sus4 C#7 C#7';

/** Lake Harriet, Pursued: 154 bars. */
export const FORM: readonly Section[] = [
  {
    name: 'shore',
    bars: 8,
    chords: 'Em Em Em Em C C D D',
    parts: 'feet:run pad:hold arp:low rise:wind',
  },
  {
    name: 'warm-up',
    bars: 8,
    chords: 'Em Em C C G G D D',
    parts: 'feet:run kick:floor hat:off pad:hold arp:low bass:long snare:enter rise:up',
  },
  {
    name: 'theme',
    bars: 16,
    chords: THEME,
    parts:
      'feet:run kick:rock snare:back hat:eighths bass:eighths arp:low pad:hold lead:theme crash:first tom:fill',
  },
  {
    name: 'theme-again',
    bars: 16,
    chords: THEME,
    parts:
      'feet:run kick:floor snare:back hat:sixteenths bass:octaves arp:high pad:hold lead:pushed second:thirds crash:first tom:fill rise:up',
  },
  {
    name: 'bridge',
    bars: 16,
    chords: BRIDGE,
    parts:
      'feet:run kick:floor snare:back hat:open bass:gallop arp:high pad:stabs lead:bridge crash:both tom:fill',
  },
  {
    name: 'breather',
    bars: 8,
    chords: 'Em Em C C Am Am B7 B7',
    parts:
      'feet:run kick:rock snare:back hat:eighths bass:riff arp:low crash:first behind:far rise:down tom:fill',
  },
  {
    name: 'break',
    bars: 16,
    chords: BREAK,
    parts: 'feet:run behind:near pad:hold bell:night bass:drone crash:first arp:sparse',
  },
  {
    name: 'build',
    bars: 8,
    chords: BUILD,
    parts: 'feet:run behind:near kick:build snare:roll pad:build arp:low bass:build rise:up bell:alarm',
  },
  {
    name: 'sprint',
    bars: 16,
    chords: THEME,
    shift: 2,
    parts:
      'feet:run kick:floor snare:back hat:sixteenths bass:octaves arp:high pad:hold lead:pushed second:thirds crash:both tom:fill',
  },
  {
    name: 'sprint-bridge',
    bars: 16,
    chords: BRIDGE,
    shift: 2,
    parts:
      'feet:run kick:floor snare:back hat:open bass:gallop arp:high pad:stabs lead:bridge second:thirds crash:both tom:fill rise:up',
  },
  {
    name: 'last-lap',
    bars: 16,
    chords: THEME,
    shift: 2,
    parts:
      'feet:run behind:far kick:floor snare:double hat:open bass:octaves arp:high pad:hold lead:last second:thirds bell:answer crash:both tom:fill',
  },
  {
    name: 'home',
    bars: 8,
    chords: 'Em Em C C Am Am Em Em',
    shift: 2,
    parts:
      'feet:run behind:near kick:fade hat:off bass:long arp:low pad:hold lead:home crash:first rise:down',
  },
  {
    name: 'gate',
    bars: 2,
    chords: 'Em',
    shift: 2,
    parts: 'feet:stop behind:arrive kick:stop pad:hold bass:long lead:gate',
  },
];
