import { bell } from '../../synth/bell.js';
import { subtractive } from '../../synth/subtractive.js';

/** The solo voice: three wide saws over a square, slurred, with a late vibrato. */
export const LEAD = subtractive({
  oscillators: [
    { shape: 'saw', level: 1 },
    { shape: 'pulse', semitones: -12, level: 0.35 },
  ],
  copies: 3,
  detuneCents: 9,
  stereo: 0.5,
  amp: { attack: 0.012, decay: 0.5, sustain: 0.8, release: 0.18 },
  filter: {
    hertz: 900,
    octaves: 2.1,
    quality: 0.9,
    envelope: { attack: 0.02, decay: 0.9, sustain: 0.55, release: 0.3 },
  },
  vibrato: { hertz: 5.4, cents: 16, delay: 0.28 },
  glide: 0.05,
});

/** The second voice: a hollow pulse that stays behind the lead. */
export const SECOND = subtractive({
  oscillators: [
    { shape: 'pulse', width: 0.3, level: 0.8 },
    { shape: 'saw', level: 0.4 },
  ],
  copies: 2,
  detuneCents: 7,
  stereo: 0.9,
  amp: { attack: 0.02, decay: 0.4, sustain: 0.75, release: 0.2 },
  filter: {
    hertz: 800,
    octaves: 1.6,
    quality: 0.8,
    envelope: { attack: 0.03, decay: 0.6, sustain: 0.5, release: 0.3 },
  },
  glide: 0.05,
});

/** Rolling bass: a saw that closes quickly, over a square an octave up for small speakers. */
export const BASS = subtractive({
  oscillators: [
    { shape: 'saw', level: 0.8 },
    { shape: 'pulse', semitones: 12, width: 0.4, level: 0.25 },
    { shape: 'sine', level: 0.7 },
  ],
  copies: 1,
  detuneCents: 0,
  stereo: 0,
  amp: { attack: 0.003, decay: 0.35, sustain: 0.7, release: 0.05 },
  filter: {
    hertz: 420,
    octaves: 2.4,
    quality: 1,
    envelope: { attack: 0.002, decay: 0.22, sustain: 0.2, release: 0.06 },
  },
});

/** The arpeggio's short pluck. */
export const ARP = subtractive({
  oscillators: [
    { shape: 'saw', level: 0.8 },
    { shape: 'pulse', width: 0.35, level: 0.5 },
  ],
  copies: 2,
  detuneCents: 8,
  stereo: 0.8,
  amp: { attack: 0.002, decay: 0.22, sustain: 0.15, release: 0.14 },
  filter: {
    hertz: 500,
    octaves: 3,
    quality: 1.6,
    envelope: { attack: 0.002, decay: 0.16, sustain: 0.08, release: 0.12 },
  },
});

/** A slow wide pad of saws. */
export const PAD = subtractive({
  oscillators: [
    { shape: 'saw', level: 0.7 },
    { shape: 'saw', semitones: 12, level: 0.22 },
  ],
  copies: 4,
  detuneCents: 14,
  stereo: 1,
  amp: { attack: 0.12, decay: 0.6, sustain: 0.85, release: 0.7 },
  filter: {
    hertz: 900,
    octaves: 1.3,
    quality: 0.7,
    envelope: { attack: 0.5, decay: 1.2, sustain: 0.6, release: 0.8 },
  },
});

/** The night bell. */
export const BELL = bell({
  ratio: 3.5,
  index: 2.2,
  brightSeconds: 0.7,
  toneSeconds: 2.8,
  pan: 0.15,
  stray: 0.5,
});
