import { bell } from '../../synth/bell.js';
import { AH, choir, OH, OO } from '../../synth/choir.js';
import { kick, metal, snare, tom } from '../../synth/drums.js';
import { footstep, sleighBells, sweep } from '../../synth/foley.js';
import { PUMP_ORGAN, pumpOrgan } from '../../synth/organ.js';
import { sampler, wide } from '../../synth/sampler.js';
import { subtractive } from '../../synth/subtractive.js';

/** The hymn's stops, all of them; and a softer pull for the chords beneath. */
export const ORGAN = pumpOrgan([...PUMP_ORGAN, { semitones: 19, cents: 2, level: 0.12, pan: -0.2 }]);
export const SOFT_ORGAN = pumpOrgan([
  { semitones: 0, cents: -4, level: 0.9, pan: -0.7 },
  { semitones: 0, cents: 5, level: 0.9, pan: 0.7 },
]);

/** Bare fifths of saws, made to be driven hard: two of them, far apart. */
export const FUZZ = subtractive({
  oscillators: [
    { shape: 'saw', level: 0.5 },
    { shape: 'saw', semitones: 7, level: 0.4 },
    { shape: 'saw', semitones: 12, level: 0.25 },
  ],
  copies: 2,
  detuneCents: 7,
  stereo: 1,
  amp: { attack: 0.006, decay: 1.2, sustain: 0.7, release: 0.08 },
  filter: {
    hertz: 1400,
    octaves: 1.6,
    quality: 0.8,
    envelope: { attack: 0.004, decay: 0.7, sustain: 0.45, release: 0.1 },
  },
});

/** Bass: a saw growling over a sine, an octave pulse for the grain. */
export const BASS = subtractive({
  oscillators: [
    { shape: 'saw', level: 0.6 },
    { shape: 'sine', level: 0.9 },
    { shape: 'pulse', semitones: 12, width: 0.4, level: 0.15 },
  ],
  copies: 1,
  detuneCents: 0,
  stereo: 0,
  amp: { attack: 0.006, decay: 0.6, sustain: 0.75, release: 0.07 },
  filter: {
    hertz: 520,
    octaves: 1.6,
    quality: 0.9,
    envelope: { attack: 0.004, decay: 0.4, sustain: 0.35, release: 0.08 },
  },
});

export const CHOIR = choir(OH, AH, 0.5);
export const HUMMING = choir(OO, OH, 1.5);

/** A music box, and a church bell some way off. */
export const BOX = bell({
  ratio: 5,
  index: 0.9,
  brightSeconds: 0.25,
  toneSeconds: 2.2,
  pan: 0.2,
  stray: 0.3,
});
export const TOLL = bell({
  ratio: 1.414,
  index: 3,
  brightSeconds: 2.4,
  toneSeconds: 5,
  pan: -0.2,
  stray: 0.05,
});

/** Drums: a wide low kick, a snare like a dropped plank, everything slow to fade. */
export const KICK = sampler('wendigo kick', kick(150, 46, 0.36, 0.5));
export const SNARE = sampler('wendigo snare', snare(158, 0.32, 0.85), 0.04);
export const RIDE = sampler('wendigo ride', metal(5600, 0.5, 0.35), 0.35, 0.05);
export const CRASH = wide('wendigo crash', metal(3200, 3.2, 1));
export const SLEIGH = wide('wendigo sleigh', sleighBells(0.22));
export const TOMS = [148, 112, 84].map((hertz, index) =>
  sampler(`wendigo tom ${String(hertz)}`, tom(hertz, 0.55), -0.5 + index * 0.5),
);
export const FEET = sampler('wendigo feet', footstep(74, 1.5, 0.17), 0, 0.3);
export const HEART = sampler('wendigo heart', kick(74, 48, 0.3, 0.03));
export const GIANT = sampler('wendigo giant', tom(52, 0.7));

/** Wind over eight bars, up and then away; and the rise into the last run. */
export const WIND_UP = wide('wendigo wind', sweep(260, 900, 4 * (240 / 160), 1.2));
export const WIND_DOWN = wide('wendigo wind away', sweep(900, 240, 4 * (240 / 160), -1.2));
export const RISE = wide('wendigo rise', sweep(200, 6500, 8 * (240 / 160), 2.2));
