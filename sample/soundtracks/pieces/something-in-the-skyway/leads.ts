import { bell } from '../../synth/bell.js';
import { subtractive } from '../../synth/subtractive.js';

/** The tune's reed: a thin pulse with a nasal bite. */
export const REED = subtractive({
  oscillators: [
    { shape: 'pulse', width: 0.2, level: 0.8 },
    { shape: 'pulse', semitones: -12, width: 0.5, level: 0.4 },
  ],
  copies: 2,
  detuneCents: 6,
  stereo: 0.35,
  amp: { attack: 0.006, decay: 0.3, sustain: 0.7, release: 0.09 },
  filter: {
    hertz: 800,
    octaves: 2.2,
    quality: 1.5,
    envelope: { attack: 0.01, decay: 0.25, sustain: 0.4, release: 0.1 },
  },
  vibrato: { hertz: 6, cents: 12, delay: 0.25 },
});

/** The something: nearly a sine, gliding and shaking like a theremin. */
export const GHOST = subtractive({
  oscillators: [
    { shape: 'sine', level: 1 },
    { shape: 'triangle', level: 0.35 },
    { shape: 'sine', semitones: 12, level: 0.16 },
  ],
  copies: 1,
  detuneCents: 0,
  stereo: 0,
  amp: { attack: 0.06, decay: 0.4, sustain: 0.9, release: 0.3 },
  filter: {
    hertz: 2600,
    octaves: 0.6,
    quality: 0.7,
    envelope: { attack: 0.1, decay: 0.5, sustain: 0.7, release: 0.3 },
  },
  vibrato: { hertz: 5.8, cents: 28, delay: 0.12 },
  glide: 0.16,
});

/** Glass, struck at the far end. */
export const ANSWER = bell({
  ratio: 7,
  index: 1.1,
  brightSeconds: 0.3,
  toneSeconds: 1.6,
  pan: -0.45,
  stray: 0.15,
});
