/** What a site may be set in: a family for text and headings, one of its small capitals for labels. */
export interface Typeface {
  readonly text: string;
  readonly caps: string;
  /** What they are called in the files of which pictures are drawn, and how far apart lines stand there, by the size. */
  readonly drawn: { readonly title: string; readonly line: string; readonly lines: number };
  /** The visitor's fonts that stand in until it has arrived, by the names that they have in `faces.css`. */
  readonly standIns: readonly [string, ...string[]];
  readonly generic: 'serif' | 'sans-serif';
  /** The space between small capitals. */
  readonly tracking: string;
}

/** The typefaces of the kit by the names that settings have for them, the usual one first. Each has a folder in `src/fonts`. */
export const typefaces = {
  alegreya: {
    text: 'Alegreya',
    caps: 'Alegreya SC',
    drawn: { title: 'Alegreya', line: 'Alegreya SC Medium', lines: 1.361 },
    standIns: ['Times', 'Noto'],
    generic: 'serif',
    tracking: '0.04em',
  },
  vollkorn: {
    text: 'Vollkorn',
    caps: 'Vollkorn SC',
    drawn: { title: 'Vollkorn', line: 'Vollkorn SC', lines: 1.393 },
    standIns: ['Times', 'Noto'],
    generic: 'serif',
    tracking: '0.02em',
  },
  cormorant: {
    text: 'Cormorant',
    caps: 'Cormorant SC',
    drawn: { title: 'Cormorant Light', line: 'Cormorant SC SemiBold', lines: 1.211 },
    standIns: ['Times', 'Noto'],
    generic: 'serif',
    tracking: '0.04em',
  },
  'alegreya-sans': {
    text: 'Alegreya Sans',
    caps: 'Alegreya Sans SC',
    drawn: { title: 'Alegreya Sans', line: 'Alegreya Sans SC Medium', lines: 1 },
    standIns: ['Arial', 'Roboto'],
    generic: 'sans-serif',
    tracking: '0.04em',
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
