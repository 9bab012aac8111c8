import { clap, kick, metal, snare, tom } from '../../synth/drums.js';
import { footstep, sweep } from '../../synth/foley.js';
import type { Instrument } from '../../synth/instrument.js';
import { sampler, wide } from '../../synth/sampler.js';

/** Drums: a round kick, a snare with a clap laid over it, thin metal, gravel underfoot. */
export const KICK = sampler('harriet kick', kick(190, 50, 0.3, 0.85));
export const SNARE: Instrument = (bus, placed, random) => {
  SHELL(bus, placed, random);
  if (placed.note.velocity > 0.7) HANDS(bus, placed, random);
};
const SHELL = sampler('harriet snare', snare(196, 0.24, 0.9), -0.05);
const HANDS = wide('harriet clap', clap(1300));
export const HAT = sampler('harriet hat', metal(7600, 0.07, 0.7), 0.25, 0.1);
export const OPEN_HAT = sampler('harriet open hat', metal(7000, 0.22, 0.8), 0.2, 0.1);
export const CRASH = wide('harriet crash', metal(4200, 2.4, 1));
export const TOMS = [190, 150, 112].map((hertz, index) =>
  sampler(`harriet tom ${String(hertz)}`, tom(hertz, 0.4), 0.5 - index * 0.5),
);
export const FEET = sampler('harriet feet', footstep(92, 1, 0.09), 0, 0.25);
export const BEHIND = sampler('harriet behind', footstep(70, 0.8, 0.12), -0.8, 0.08);

/** Noise that climbs for eight bars at 170, blows off a section's first bars, or lies like wind. */
export const RISE_UP = wide('harriet rise', sweep(300, 7500, 8 * (240 / 170), 2.2));
export const RISE_DOWN = wide('harriet fall', sweep(7000, 260, 4 * (240 / 170), -2.4));
