import { type TypefaceName, typefaces } from '../../src/lib/typefaces';
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
  /** How large its letters are made beside the size that is asked for, where its own are larger or smaller than others'. */
  readonly scale?: number;
  /** The features of OpenType that the site's style sheets ask for in this face. */
  readonly features: readonly string[];
  readonly standIns: readonly StandIns[];
}

/** What letters need to stand together as they should. */
const fitting = ['ccmp', 'kern', 'locl'];
const figures = ['lnum', 'onum', 'tnum'];
const inText = [...fitting, 'liga', ...figures];

/** What a file is named by that has one weight, or all. */
type Weights = number | 'wght';

/** A package's file for each script, of one weight and style. */
const filesOf = (name: string, weights: Weights, style: Face['style']) => ({
  package: `${weights === 'wght' ? '@fontsource-variable' : '@fontsource'}/${name}`,
  file: (script: Script) => `files/${name}-${script}-${weights}-${style}.woff2`,
});

/** How wide each face is over its stand-ins. */
type Widths = Readonly<Record<'text' | 'bold' | 'italic' | 'caps', StandIns['over']>>;

/** A roman whose one file has all weights. */
const variableRoman = (name: TypefaceName, over: Widths): readonly Face[] => [
  {
    name: 'text',
    family: typefaces[name].text,
    style: 'normal',
    weight: { min: 400, max: 800 },
    ...filesOf(name, 'wght', 'normal'),
    features: inText,
    standIns: [
      { weight: '400', suffix: '', over: over.text },
      { weight: '500 800', suffix: ' Bold', over: over.bold },
    ],
  },
];

/** A roman that is not variable: what is bold has a file of its own. */
const romanAndBold = (name: TypefaceName, over: Widths, weight: number): readonly Face[] => {
  const roman = { family: typefaces[name].text, style: 'normal', features: inText } as const;
  return [
    {
      ...roman,
      name: 'text',
      weight,
      ...filesOf(name, weight, 'normal'),
      standIns: [{ weight: '400', suffix: '', over: over.text }],
    },
    {
      ...roman,
      name: 'text-bold',
      weight: 700,
      ...filesOf(name, 700, 'normal'),
      standIns: [{ weight: '500 800', suffix: ' Bold', over: over.bold }],
    },
  ];
};

const italic = (name: TypefaceName, weights: Weights, over: Widths): Face => ({
  name: 'text-italic',
  family: typefaces[name].text,
  style: 'italic',
  weight: weights === 'wght' ? { min: 400, max: 400 } : weights,
  ...filesOf(name, weights, 'italic'),
  features: [...fitting, 'liga'],
  standIns: [{ weight: '400', suffix: ' Italic', over: over.italic }],
});

const smallCaps = (name: TypefaceName, weight: number, over: Widths): Face => ({
  name: 'caps',
  family: typefaces[name].caps,
  style: 'normal',
  weight,
  ...filesOf(`${name}-sc`, weight, 'normal'),
  // They are spaced, for which browsers leave ligatures away.
  features: [...fitting, ...figures],
  standIns: [{ weight: '500', suffix: '', over: over.caps }],
});

const widths = {
  alegreya: {
    text: { Times: 1.004, Noto: 0.851 },
    bold: { Times: 0.955, Noto: 0.811 },
    italic: { Times: 0.883, Noto: 0.77 },
    caps: { Times: 1.14, Noto: 0.966 },
  },
  vollkorn: {
    text: { Times: 1.067, Noto: 0.904 },
    bold: { Times: 1.084, Noto: 0.918 },
    italic: { Times: 0.926, Noto: 0.807 },
    caps: { Times: 1.331, Noto: 1.127 },
  },
  cormorant: {
    text: { Times: 0.97, Noto: 0.821 },
    bold: { Times: 0.921, Noto: 0.78 },
    italic: { Times: 0.883, Noto: 0.77 },
    // By the words of the navigation, which else would take another line while it waits.
    caps: { Times: 1.118, Noto: 0.947 },
  },
  'alegreya-sans': {
    text: { Arial: 0.859, Roboto: 0.864 },
    bold: { Arial: 0.818, Roboto: 0.873 },
    italic: { Arial: 0.781, Roboto: 0.808 },
    caps: { Arial: 0.959, Roboto: 0.964 },
  },
} as const satisfies Readonly<Record<TypefaceName, Widths>>;

interface Making {
  readonly roman: (name: TypefaceName, over: Widths, weight: number) => readonly Face[];
  /** The weight of its text, where that is not in all weights. */
  readonly weight: number;
  readonly italic: Weights;
  /** The one weight of its small capitals. */
  readonly caps: number;
  readonly scale?: { readonly text: number; readonly caps: number };
}

/** How each is made. A variable roman is smaller than two files where it is one at all; of an italic one weight is enough. */
const making: Readonly<Record<TypefaceName, Making>> = {
  alegreya: { roman: variableRoman, weight: 400, italic: 'wght', caps: 500 },
  vollkorn: { roman: variableRoman, weight: 400, italic: 400, caps: 400, scale: { text: 0.96, caps: 0.88 } },
  // Drawn for titles: at the size of text it is read a little bolder and larger.
  cormorant: { roman: romanAndBold, weight: 500, italic: 500, caps: 600, scale: { text: 1.1, caps: 1.06 } },
  'alegreya-sans': { roman: romanAndBold, weight: 400, italic: 400, caps: 500 },
};

/** Text in roman and italic, labels in small capitals: faces of one design. */
export const facesOf = (name: TypefaceName): readonly Face[] => {
  const { roman, weight, italic: weights, caps, scale } = making[name];
  const over = widths[name];
  const text = [...roman(name, over, weight), italic(name, weights, over)];
  const scaled = (face: Face, by?: number): Face => ({ ...face, ...(by !== undefined && { scale: by }) });
  return [...text.map((face) => scaled(face, scale?.text)), scaled(smallCaps(name, caps, over), scale?.caps)];
};

/** A face of the pictures by which pages are shared (src/content/gatsby/share): the title, or the line below it. */
interface ShareFace {
  readonly name: 'share-title' | 'share-line';
  readonly face: Face;
  /** The weight that it is cut to, where its files have more than one. */
  readonly weight: number | null;
}

/** What the title is set in is the boldest roman. */
export const shareFacesOf = (faces: readonly Face[]): ShareFace[] => {
  const named = (name: string): Face | undefined => faces.find((face) => face.name === name);
  const [title, line] = [named('text-bold') ?? named('text'), named('caps')];
  if (!title || !line) throw new Error('a typeface needs the faces text and caps');
  return [
    { name: 'share-title', face: title, weight: typeof title.weight === 'object' ? title.weight.max : null },
    { name: 'share-line', face: line, weight: null },
  ];
};
