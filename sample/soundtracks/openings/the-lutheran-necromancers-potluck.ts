import { tune } from '../sequence.js';
import { bell } from '../synth/bell.js';
import { kick } from '../synth/drums.js';
import { bubbles, footstep, woodblock } from '../synth/foley.js';
import { pumpOrgan } from '../synth/organ.js';
import { sampler, wide } from '../synth/sampler.js';
import { rain } from '../synth/weather.js';
import { at, scene, settling, THROUGHOUT } from './scene.js';

/** The first half of Old Hundredth (1551), to which the table grace is sung, from the top voice down. */
const GRACE = [
  'r:2 G4:1 G4:1 | F#4:1 E4:1 D4:1 G4:1 | A4:1 B4:3 | r:2 B4:1 B4:1 | B4:1 A4:1 G4:1 C5:1 | B4:1 A4:3',
  'r:2 D4:1 D4:1 | D4:1 B3:1 B3:1 B3:1 | D4:1 D4:3 | r:2 D4:1 D4:1 | D4:1 D4:1 B3:1 E4:1 | D4:1 D4:3',
  'r:2 B3:1 B3:1 | A3:1 G3:1 G3:1 G3:1 | F#3:1 G3:3 | r:2 G3:1 G3:1 | G3:1 A3:1 G3:1 G3:1 | G3:1 F#3:3',
  'r:2 G3:1 G3:1 | D3:1 E3:1 B2:1 E3:1 | D3:1 G2:3 | r:2 G2:1 G2:1 | G3:1 F#3:1 E3:1 C3:1 | D3:1 D3:3',
];

/** She comes down sideways, a step at a time: one foot, and the other beside it. */
const STAIRS = settling(23, 1.45, 1, 6).flatMap((second, stair) => [
  at(second, 0.5 + 0.08 * stair),
  at(second + 0.42, 0.4 + 0.08 * stair),
]);

/** Enamel on enamel: a lid that rocks till it lies. */
const LID = bell({ ratio: 1.83, index: 2.2, brightSeconds: 0.25, toneSeconds: 0.8, pan: 0.35, stray: 0.1 });
const ROCKING = settling(34, 0.3, 0.86, 14);

/** A church basement on a Thursday: the urn, an organ through the floor, the stairs, and a lid. */
export const THE_LUTHERAN_NECROMANCERS_POTLUCK = scene({
  slug: 'the-lutheran-necromancers-potluck',
  title: 'The Lutheran Necromancer’s Potluck',
  parts: [
    ['the organ', 24],
    ['the stairs', 8],
    ['the lid', 8],
  ],
  room: { seconds: 1.5, dampHertz: 3800, preDelay: 0.015, size: 0.7 },
  layers: [
    { name: 'rain', notes: THROUGHOUT, instrument: wide('potluck rain', rain(22, 40)), level: -10 },
    {
      name: 'urn',
      notes: THROUGHOUT,
      instrument: sampler('urn', bubbles(7, 40), 0.3),
      level: -7,
      room: 0.15,
    },
    {
      name: 'organ',
      notes: GRACE.flatMap(tune),
      instrument: pumpOrgan(),
      // The floor lets the low notes through and keeps the words.
      lowPass: () => 520,
      level: -13,
      room: 0.5,
    },
    {
      name: 'stairs',
      notes: STAIRS,
      instrument: sampler('stairs', footstep(82, 0.5, 0.12), -0.35),
      lowPass: () => 1800,
      level: 1,
      room: 0.3,
      loose: 25,
    },
    {
      name: 'treads',
      notes: STAIRS,
      instrument: sampler('treads', woodblock(190), -0.35),
      level: -4,
      room: 0.3,
      loose: 25,
    },
    {
      name: 'lid',
      notes: ROCKING.map((second, n) => at(second, 0.9 * 0.9 ** n, n % 2 === 0 ? 74 : 76)),
      instrument: LID,
      level: -3,
      room: 0.3,
    },
    {
      name: 'roaster',
      notes: [at(ROCKING[0] ?? 0)],
      instrument: sampler('roaster', kick(150, 90, 0.3, 0.3), 0.35),
      level: -3,
      room: 0.2,
    },
  ],
});
