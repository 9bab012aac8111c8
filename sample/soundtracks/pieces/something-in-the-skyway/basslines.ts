import type { Player } from '../../form.js';
import { bassline } from '../../players.js';

type Variants = Readonly<Record<string, Player>>;

/** The rubber bass: it creeps, it pulses, it walks, it tolls. */
export const BASS: Variants = {
  sly: bassline(31, 0.75, '1..1..8.1.....5.', '1..1..8.1.3.5.7.'),
  busy: bassline(31, 0.75, '1..18.1.1.81..5.', '1..18.1.1.8.5.7.', '1..18.1.1.81..8.', '1.81..1.8.7.5.3.'),
  pulse: bassline(31, 0.7, '1.1.1.1.1.1.1.1.', '1.1.1.1.1.1.1.8.'),
  gather: bassline(31, 0.7, ...Array.from({ length: 7 }, () => '1.1.1.1.1.1.1.1.'), '1.1.1.1.1.1.....'),
  walk: bassline(31, 0.85, '1--1--8-1-1-5-8-', '1--1--8-5-8-5-3-'),
  toll: bassline(31, 0.9, '1-------........', '............5.7.'),
  exit: bassline(
    31,
    0.75,
    '1..1..8.1.....5.',
    '1..1..8.1.3.5.7.',
    '1..1..8.1.....5.',
    '1..1..8.1.3.5.7.',
    '1..18.1.1.8.5.7.',
    '1...............',
  ),
};

/** The acid line, in phrases that never start from the same foot. */
export const ACID: Variants = {
  line: bassline(43, 1, '1.18.1.71.8.5.-7', '1.18.5.71.83--5.', '1.18.1.71.8.58-7', '18.1-7.58.1.3-5.'),
  wild: bassline(43, 1, '1185.17.8-5.1783', '18.1-758.1.385-7', '1.18.5871.83--5.', '8-7.5-3.1.8.5371'),
};
