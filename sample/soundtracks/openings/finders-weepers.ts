import { bell } from '../synth/bell.js';
import { kick } from '../synth/drums.js';
import { sweep, woodblock } from '../synth/foley.js';
import { sampler } from '../synth/sampler.js';
import { subtractive } from '../synth/subtractive.js';
import { breathing } from '../synth/weather.js';
import { at, scene, settling, THROUGHOUT } from './scene.js';

/** Seconds between strokes of the pump, and the stroke that it leaves out. */
const PERIOD = 1.25;
const MISSED = 23;

const STROKES = settling(0.6, PERIOD, 1, 32).filter((_, stroke) => stroke !== MISSED);

/** Each compartment's duct in Hz, the seconds of its breath, and where it lies. */
const COMPARTMENTS = [
  [210, 5.3, -0.8],
  [340, 4.1, 0.75],
  [520, 6.4, -0.35],
  [830, 3.3, 0.4],
  [1400, 7.7, 0],
] as const;

/** A motor behind a bulkhead, at fifty turns a second. */
const MOTOR = subtractive({
  oscillators: [
    { shape: 'saw', level: 0.5 },
    { shape: 'sine', semitones: 12, level: 0.6 },
  ],
  copies: 2,
  detuneCents: 5,
  stereo: 0.6,
  amp: { attack: 0.5, decay: 1, sustain: 1, release: 0.5 },
  filter: { hertz: 260, octaves: 0, quality: 0.8, envelope: { attack: 1, decay: 1, sustain: 1, release: 1 } },
});

/** Plates that the sun works on. */
const HULL = bell({ ratio: 3.43, index: 1.8, brightSeconds: 0.08, toneSeconds: 0.9, pan: 0, stray: 0.9 });

/** The tug Adequate with nobody speaking: five compartments, and the pump. */
export const FINDERS_WEEPERS = scene({
  slug: 'finders-weepers',
  title: 'Finders, Weepers',
  parts: [
    ['the pump', 28],
    ['a stroke is missed', 4],
    ['the pump again', 8],
  ],
  room: { seconds: 1.6, dampHertz: 5200, preDelay: 0.012, size: 0.55 },
  layers: [
    { name: 'motor', notes: [at(0, 0.8, 31, 40)], instrument: MOTOR, level: -31 },
    ...COMPARTMENTS.map(([hertz, period, pan]) => ({
      name: `compartment ${hertz}`,
      notes: THROUGHOUT,
      instrument: sampler(`compartment ${hertz}`, breathing(hertz, period, 40), pan),
      level: -12,
      room: 0.15,
    })),
    {
      name: 'stroke',
      notes: STROKES.map((second) => at(second, 0.9)),
      instrument: sampler('pump stroke', kick(130, 58, 0.4, 0.4), -0.1),
      level: -11,
      room: 0.3,
    },
    {
      name: 'draw',
      notes: STROKES.map((second) => at(second + 0.35, 0.8)),
      instrument: sampler('pump draw', sweep(420, 1300, 0.42, 1.3), -0.1),
      level: -7,
      room: 0.2,
    },
    {
      name: 'valve',
      notes: STROKES.map((second) => at(second + 0.78, 0.7)),
      instrument: sampler('pump valve', woodblock(640), -0.05),
      level: -11,
      room: 0.3,
    },
    {
      name: 'hull',
      notes: [
        at(5.1, 0.6, 84),
        at(5.32, 0.4, 84),
        at(13.9, 0.7, 79),
        at(21.6, 0.5, 88),
        at(33.8, 0.7, 81),
        at(34.1, 0.4, 81),
      ],
      instrument: HULL,
      level: -12,
      room: 0.6,
    },
  ],
});
