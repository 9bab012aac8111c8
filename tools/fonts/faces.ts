import { typefaces } from '../../src/lib/typefaces';
import type { Script } from './subsets';

/** The visitor's fonts that stand in for a face, as operating systems know them; the names are those in tokens.css. */
export const standInFonts = {
  // On Windows, macOS and iOS; on Linux.
  Times: ['Times New Roman', 'Liberation Serif'],
  Arial: ['Arial', 'Liberation Sans'],
  // On Android.
  Noto: ['Noto Serif'],
  Roboto: ['Roboto'],
} as const;

/** Fonts that stand in for some weights of a face. */
interface StandIns {
  /** The weights for which this holds, as CSS writes them. */
  readonly weight: string;
  /** What the fonts' full names end with, as operating systems know them. */
  readonly suffix: '' | ' Bold' | ' Italic';
  /** How wide the face's characters are on average in the sample's prose, over those of each. */
  readonly over: Readonly<Partial<Record<keyof typeof standInFonts, number>>>;
}

/** A typeface of the site and where its package keeps it. */
export interface Face {
  readonly name: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** The weights it is cut down to, or the one that its files have. */
  readonly weight: { readonly min: number; readonly max: number } | number;
  readonly package: string;
  /** The package's file for a script. */
  readonly file: (script: Script) => string;
  /** The features of OpenType that the site's style sheets ask for in this face. */
  readonly features: readonly string[];
  readonly standIns: readonly StandIns[];
}

const alegreya = '@fontsource-variable/alegreya';
const alegreyaSmallCapitals = '@fontsource/alegreya-sc';

/** What letters need to stand together as they should. */
const fitting = ['ccmp', 'kern', 'locl'];
const figures = ['lnum', 'onum', 'tnum'];

/** Text in roman and italic, labels in small capitals: faces of one design. */
export const faces: readonly Face[] = [
  {
    name: 'text',
    family: typefaces.text.family,
    style: 'normal',
    weight: { min: 400, max: 800 },
    package: alegreya,
    file: (script) => `files/alegreya-${script}-wght-normal.woff2`,
    features: [...fitting, 'liga', ...figures],
    standIns: [
      { weight: '400', suffix: '', over: { Times: 1.004, Noto: 0.851 } },
      { weight: '500 800', suffix: ' Bold', over: { Times: 0.955, Noto: 0.811 } },
    ],
  },
  {
    name: 'text-italic',
    family: typefaces.text.family,
    style: 'italic',
    weight: { min: 400, max: 400 },
    package: alegreya,
    file: (script) => `files/alegreya-${script}-wght-italic.woff2`,
    features: [...fitting, 'liga'],
    standIns: [{ weight: '400', suffix: ' Italic', over: { Times: 0.883, Noto: 0.77 } }],
  },
  {
    name: 'caps',
    family: typefaces.caps.family,
    style: 'normal',
    weight: 500,
    package: alegreyaSmallCapitals,
    file: (script) => `files/alegreya-sc-${script}-500-normal.woff2`,
    // They are spaced, for which browsers leave ligatures away.
    features: [...fitting, ...figures],
    standIns: [{ weight: '500', suffix: '', over: { Times: 1.14, Noto: 0.966 } }],
  },
];

const faceOf = (wanted: string): Face => {
  const found = faces.find(({ name }) => name === wanted);
  if (!found) throw new Error(`there is no face ${wanted}`);
  return found;
};

/** What the pictures are set in by which pages are shared (src/content/gatsby/share): the title, and the line below it. */
export const shareFaces = [
  { name: 'share-title', face: faceOf('text'), weight: 800 },
  { name: 'share-line', face: faceOf('caps'), weight: null },
] as const;
