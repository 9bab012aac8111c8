import { bell } from '../synth/bell.js';
import { tom } from '../synth/drums.js';
import { scratch } from '../synth/foley.js';
import { sampler, wide } from '../synth/sampler.js';
import { rain, surf } from '../synth/weather.js';
import { at, scene, settling, THROUGHOUT } from './scene.js';

/** The bell that comes up on a rope, from under water: its strike is gone, its tone is not. */
const DROWNED = bell({ ratio: 2.76, index: 1.6, brightSeconds: 1.6, toneSeconds: 6, pan: -0.25, stray: 0 });
const BRASS = bell({ ratio: 2.41, index: 2.4, brightSeconds: 0.5, toneSeconds: 1.1, pan: 0.2, stray: 0 });
const CHINA = bell({ ratio: 1.72, index: 1.1, brightSeconds: 0.1, toneSeconds: 0.7, pan: 0, stray: 0.7 });

/** The seconds at which a nil is written: round, with a small tail. */
const NILS = [12.9, 15.2, 20.6];

/** A kitchen above the sea: three nils, and the scales take a weight that nobody can hear. */
export const THE_TITHE_COLLECTOR = scene({
  slug: 'the-tithe-collector',
  title: 'The Tithe Collector',
  parts: [
    ['the sea', 8],
    ['three nils', 16],
    ['nothing said', 4],
    ['the pan', 4],
    ['the sea again', 8],
  ],
  room: { seconds: 1.3, dampHertz: 4200, preDelay: 0.01, size: 0.5 },
  layers: [
    { name: 'sea', notes: THROUGHOUT, instrument: wide('tithe sea', surf(8, 40)), level: -11 },
    { name: 'rain', notes: THROUGHOUT, instrument: wide('tithe rain', rain(14, 40)), level: -24 },
    {
      name: 'bell',
      notes: [at(4.2, 0.8, 50), at(10.6, 0.6, 50), at(18.3, 0.7, 50), at(25.6, 0.9, 50), at(35.2, 0.5, 50)],
      instrument: DROWNED,
      lowPass: () => 900,
      level: -13,
      room: 0.4,
    },
    {
      name: 'nils',
      notes: NILS.map((second) => at(second)),
      instrument: sampler('nil', scratch(3400, 0.62), 0.3),
      level: -2,
      room: 0.1,
    },
    {
      name: 'tails',
      notes: NILS.map((second) => at(second + 0.78, 0.8)),
      instrument: sampler('tail', scratch(4400, 0.16), 0.32),
      level: -2,
      room: 0.1,
    },
    {
      name: 'pan',
      notes: [at(28.5, 1, 77)],
      instrument: BRASS,
      level: -9,
      room: 0.3,
    },
    {
      name: 'table',
      notes: [at(28.5)],
      instrument: sampler('table', tom(84, 0.5), 0.2),
      level: -5,
      room: 0.2,
    },
    {
      name: 'cups',
      notes: settling(28.56, 0.05, 1.06, 22).map((second, n) =>
        at(second, 0.9 * 0.93 ** n, 88 + ((n * 5) % 13)),
      ),
      instrument: CHINA,
      level: -11,
      room: 0.3,
      loose: 12,
    },
  ],
});
