/** What a site may be set in: a family for text and headings, one of its small capitals for labels. */
export interface Typeface {
  readonly text: string;
  readonly caps: string;
  /** What the small capitals are called in the files of which pictures are drawn, where that is otherwise. */
  readonly drawnCaps?: string;
  /** The visitor's fonts that stand in until it has arrived, by the names that they have in `faces.css`. */
  readonly standIns: readonly [string, ...string[]];
  readonly generic: 'serif' | 'sans-serif';
}

/** The typefaces of the kit by the names that settings have for them, the usual one first. Each has a folder in `src/fonts`. */
export const typefaces = {
  alegreya: {
    text: 'Alegreya',
    caps: 'Alegreya SC',
    drawnCaps: 'Alegreya SC Medium',
    standIns: ['Times', 'Noto'],
    generic: 'serif',
  },
  vollkorn: { text: 'Vollkorn', caps: 'Vollkorn SC', standIns: ['Times', 'Noto'], generic: 'serif' },
  spectral: {
    text: 'Spectral',
    caps: 'Spectral SC',
    drawnCaps: 'Spectral SC Medium',
    standIns: ['Times', 'Noto'],
    generic: 'serif',
  },
  'alegreya-sans': {
    text: 'Alegreya Sans',
    caps: 'Alegreya Sans SC',
    drawnCaps: 'Alegreya Sans SC Medium',
    standIns: ['Arial', 'Roboto'],
    generic: 'sans-serif',
  },
} as const satisfies Readonly<Record<string, Typeface>>;

export type TypefaceName = keyof typeof typefaces;

export const typefaceNames = Object.keys(typefaces) as [TypefaceName, ...TypefaceName[]];

/** A typeface in one of its roles as CSS lists it: its family, what stands in for it, and the generic one. */
export const fontFamily = (name: TypefaceName, role: 'text' | 'caps'): string => {
  const { [role]: family, standIns, generic }: Typeface = typefaces[name];
  const named = [family, ...standIns.map((standIn) => `${family} as ${standIn}`)];
  return [...named.map((one) => `'${one}'`), generic].join(', ');
};
