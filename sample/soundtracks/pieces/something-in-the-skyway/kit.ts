import { clap, kick, metal, snare } from '../../synth/drums.js';
import { footstep, sweep, woodblock } from '../../synth/foley.js';
import { sampler, wide } from '../../synth/sampler.js';

/** Drums: everything short, close and dry. */
export const KICK = sampler('skyway kick', kick(230, 54, 0.2, 0.9));
export const SNARE = sampler('skyway snare', snare(226, 0.13, 0.8), 0.05);
export const CLAP = wide('skyway clap', clap(1050));
export const HAT = sampler('skyway hat', metal(8600, 0.045, 0.4), -0.25, 0.1);
export const OPEN_HAT = sampler('skyway open hat', metal(7600, 0.16, 0.5), -0.2, 0.1);
export const CRASH = wide('skyway crash', metal(5200, 1.6, 0.8));
export const BLOCK = sampler('skyway block', woodblock(880), 0.5, 0.1);
export const FEET = sampler('skyway feet', footstep(128, 0.4, 0.03), 0, 0.2);
export const HEEL = sampler('skyway heel', woodblock(1480), 0, 0.2);
export const RISE = wide('skyway rise', sweep(900, 9000, 4 * (240 / 165), 2.5));
