import { bell } from '../../synth/bell.js';
import { subtractive } from '../../synth/subtractive.js';

/** Dry rubbery bass: one pulse and a sine, shut again at once. */
export const BASS = subtractive({
  oscillators: [
    { shape: 'pulse', width: 0.32, level: 0.7 },
    { shape: 'sine', level: 0.7 },
    { shape: 'saw', semitones: 12, level: 0.2 },
  ],
  copies: 1,
  detuneCents: 0,
  stereo: 0,
  amp: { attack: 0.002, decay: 0.25, sustain: 0.6, release: 0.04 },
  filter: {
    hertz: 380,
    octaves: 2.8,
    quality: 1.7,
    envelope: { attack: 0.001, decay: 0.14, sustain: 0.12, release: 0.05 },
  },
});

/** The line that squelches: a lone saw and a filter near whistling. */
export const ACID = subtractive({
  oscillators: [{ shape: 'saw', level: 0.8 }],
  copies: 1,
  detuneCents: 0,
  stereo: 0,
  amp: { attack: 0.002, decay: 0.3, sustain: 0.5, release: 0.05 },
  filter: {
    hertz: 330,
    octaves: 2.6,
    quality: 2.6,
    envelope: { attack: 0.002, decay: 0.17, sustain: 0.1, release: 0.05 },
  },
  glide: 0.045,
});

/** String machine: bright saws, all chorus. */
export const STRINGS = subtractive({
  oscillators: [
    { shape: 'saw', level: 0.6 },
    { shape: 'saw', semitones: 12, level: 0.35 },
  ],
  copies: 2,
  detuneCents: 6,
  stereo: 1,
  amp: { attack: 0.16, decay: 0.4, sustain: 0.85, release: 0.45 },
  filter: {
    hertz: 1900,
    octaves: 0.8,
    quality: 0.7,
    envelope: { attack: 0.3, decay: 0.6, sustain: 0.7, release: 0.5 },
  },
});

/** The ballast of a fluorescent tube, tuned to D. */
export const HUM = subtractive({
  oscillators: [
    { shape: 'pulse', width: 0.12, level: 0.5 },
    { shape: 'saw', semitones: 12, level: 0.3 },
  ],
  copies: 2,
  detuneCents: 3,
  stereo: 0.9,
  amp: { attack: 0.01, decay: 0.1, sustain: 0.9, release: 0.05 },
  filter: {
    hertz: 1500,
    octaves: 0.5,
    quality: 2,
    envelope: { attack: 0.01, decay: 0.2, sustain: 0.6, release: 0.1 },
  },
});

export const CLAV = bell({
  ratio: 2,
  index: 3.4,
  brightSeconds: 0.16,
  toneSeconds: 0.9,
  pan: -0.35,
  stray: 0.1,
  damp: 0.07,
});
export const MALLET = bell({
  ratio: 4,
  index: 1.4,
  brightSeconds: 0.09,
  toneSeconds: 0.75,
  pan: 0.35,
  stray: 0.35,
});
