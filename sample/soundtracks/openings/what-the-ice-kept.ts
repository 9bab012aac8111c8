import { woodblock } from '../synth/foley.js';
import { tom } from '../synth/drums.js';
import { crack, rip } from '../synth/ice.js';
import { sampler } from '../synth/sampler.js';
import { wind } from '../synth/weather.js';
import { at, scene, settling, THROUGHOUT } from './scene.js';

/** The minnow sinks ever more slowly, and the reel with it. */
const LINE = settling(17, 0.03, 1.0155, 110);

/** The wind drops when the ice has come and does not go away. */
const drops = (second: number): number => (second < 29 ? 1 : Math.max(0.3, 1 - (second - 29) / 5));

/** A fish house at night: the ice goes by under the floor, the line goes down, the ice comes and stays. */
export const WHAT_THE_ICE_KEPT = scene({
  slug: 'what-the-ice-kept',
  title: 'What the Ice Kept',
  parts: [
    ['wind', 4],
    ['the ice passes', 8],
    ['far off', 4],
    ['the line', 8],
    ['the ice comes', 8],
    ['and stays', 8],
  ],
  room: { seconds: 4.5, dampHertz: 2600, preDelay: 0.06, size: 1.4 },
  layers: [
    {
      name: 'wind on the wall',
      notes: THROUGHOUT,
      instrument: sampler('ice wall', wind(190, 40), -0.4),
      level: -6,
      fader: drops,
    },
    {
      name: 'wind in the stovepipe',
      notes: THROUGHOUT,
      instrument: sampler('ice stovepipe', wind(330, 40), 0.4),
      level: -8,
      fader: drops,
    },
    {
      name: 'passing',
      notes: [at(4.5)],
      instrument: rip({ seconds: 7, cracks: 160, from: -1, to: 1 }),
      level: -13,
      room: 0.35,
    },
    {
      name: 'coming',
      notes: [at(24.5)],
      instrument: rip({ seconds: 5.5, cracks: 150, from: -1, to: 0 }),
      level: -11,
      room: 0.35,
    },
    {
      name: 'staying',
      notes: [at(31, 0.4)],
      instrument: rip({ seconds: 6, cracks: 9, from: 0, to: 0 }),
      level: -11,
      room: 0.35,
    },
    {
      name: 'booms',
      notes: [at(8, 0.75), at(30, 1), at(34.4, 0.6)],
      instrument: sampler('ice boom', tom(58, 3.2)),
      // A small speaker has nothing to say below a hundred hertz; what the drive adds, it has.
      drive: 3,
      level: -10,
      room: 0.1,
    },
    {
      name: 'singing',
      notes: [at(2.4, 0.4), at(13, 0.8), at(14.7, 0.6), at(16.2, 0.35), at(36.2, 0.5)],
      instrument: sampler('ice song', crack(1900, 160, 1.9), 0, 0.8),
      level: -17,
      room: 0.6,
    },
    {
      name: 'line',
      notes: LINE.map((second) => at(second, 0.8)),
      instrument: sampler('reel', woodblock(1900, 0.025), 0.15),
      highPass: 600,
      level: -12,
      room: 0.05,
    },
  ],
});
