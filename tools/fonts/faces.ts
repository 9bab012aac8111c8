/** A typeface of the site and where its package keeps it. */
export interface Face {
  readonly name: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** The weights it is cut down to, or the one that it has. */
  readonly weight: { readonly min: number; readonly max: number } | number;
  /** The package's file for a script, 'latin' or 'latin-ext'. */
  readonly source: (script: string) => string;
}

const files = (name: string, rest: string) => (script: string) => `${name}-${script}-${rest}.woff2`;

const alegreya = (rest: string) => files('@fontsource-variable/alegreya/files/alegreya', rest);

/** Text in roman and italic, labels in small capitals: faces of one design. */
export const faces: readonly Face[] = [
  {
    name: 'alegreya',
    family: 'Alegreya',
    style: 'normal',
    weight: { min: 400, max: 800 },
    source: alegreya('wght-normal'),
  },
  {
    name: 'alegreya-italic',
    family: 'Alegreya',
    style: 'italic',
    weight: { min: 400, max: 700 },
    source: alegreya('wght-italic'),
  },
  {
    name: 'alegreya-sc',
    family: 'Alegreya SC',
    style: 'normal',
    weight: 500,
    source: files('@fontsource/alegreya-sc/files/alegreya-sc', '500-normal'),
  },
];
