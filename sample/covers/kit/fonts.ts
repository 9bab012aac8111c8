import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import opentype from 'opentype.js';

/** The typefaces at hand: [package under @fontsource, weight, style], all under the SIL Open Font License. */
const faces = {
  leagueGothic: ['league-gothic', 400, 'normal'],
  fell: ['im-fell-double-pica', 400, 'normal'],
  fellItalic: ['im-fell-double-pica', 400, 'italic'],
  fellCaps: ['im-fell-double-pica-sc', 400, 'normal'],
  unbounded: ['unbounded', 800, 'normal'],
  michroma: ['michroma', 400, 'normal'],
  caprasimo: ['caprasimo', 400, 'normal'],
  limelight: ['limelight', 400, 'normal'],
  grenze: ['grenze-gotisch', 800, 'normal'],
  anton: ['anton', 400, 'normal'],
  archivoNarrow: ['archivo-narrow', 700, 'normal'],
  caslon: ['libre-caslon-text', 400, 'normal'],
  caslonBold: ['libre-caslon-text', 700, 'normal'],
  caslonItalic: ['libre-caslon-text', 400, 'italic'],
  playfairCaps: ['playfair-display-sc', 900, 'normal'],
  spaceMono: ['space-mono', 700, 'normal'],
  josefin: ['josefin-sans', 600, 'normal'],
  barlow: ['barlow-condensed', 600, 'normal'],
  alfaSlab: ['alfa-slab-one', 400, 'normal'],
  lobster: ['lobster-two', 700, 'italic'],
  krona: ['krona-one', 400, 'normal'],
  abril: ['abril-fatface', 400, 'normal'],
  oleo: ['oleo-script', 700, 'normal'],
  bungee: ['bungee', 400, 'normal'],
  dela: ['dela-gothic-one', 400, 'normal'],
} as const;

/** The name of a typeface of the kit. */
export type Face = keyof typeof faces;

const loaded = new Map<Face, opentype.Font>();

/** Returns the parsed font of a typeface, read once from node_modules. */
export function font(face: Face): opentype.Font {
  const known = loaded.get(face);
  if (known) return known;
  const [name, weight, style] = faces[face];
  const file = join(
    import.meta.dirname,
    '..',
    '..',
    'node_modules',
    '@fontsource',
    name,
    'files',
    `${name}-latin-${weight}-${style}.woff`,
  );
  const bytes = readFileSync(file);
  const parsed = opentype.parse(new Uint8Array(bytes).buffer);
  loaded.set(face, parsed);
  return parsed;
}
