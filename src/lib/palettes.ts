/** What a palette has a colour for, as tokens.css names them: `--colour-paper` and so on. */
export const colourNames = [
  'paper',
  'well',
  'ink',
  'ink-soft',
  'rule',
  'ember',
  'ember-hot',
  'on-ember',
] as const;

type ColourName = (typeof colourNames)[number];

/** The colours of a site in light or in dark, as #rrggbb. */
export type Scheme = Readonly<Record<ColourName, string>>;

export interface Palette {
  readonly light: Scheme;
  readonly dark: Scheme;
}

/** The palettes of the kit by the names that settings have for them, the usual one first. */
export const palettes = {
  /* Candlelight: warm paper, rust. The usual one. */
  horror: {
    light: {
      paper: '#faf6ee',
      well: '#efe8da',
      ink: '#1b1714',
      'ink-soft': '#5c5148',
      rule: '#d9cfbd',
      ember: '#a93416',
      'ember-hot': '#8a2409',
      'on-ember': '#fff8f0',
    },
    dark: {
      paper: '#14110f',
      well: '#211c18',
      ink: '#ece4d8',
      'ink-soft': '#b3a696',
      rule: '#3a322b',
      ember: '#ff8a5c',
      'ember-hot': '#ffb08f',
      'on-ember': '#1b0f08',
    },
  },
  /* Vacuum: cold paper, violet. */
  'space-opera': {
    light: {
      paper: '#f5f5fb',
      well: '#e6e7f3',
      ink: '#141423',
      'ink-soft': '#4c4e63',
      rule: '#cdcedf',
      ember: '#5f37c0',
      'ember-hot': '#4a239c',
      'on-ember': '#faf9ff',
    },
    dark: {
      paper: '#0c0d1a',
      well: '#16172a',
      ink: '#e3e3f0',
      'ink-soft': '#a6a7bf',
      rule: '#2f3048',
      ember: '#baa0ff',
      'ember-hot': '#d3c0ff',
      'on-ember': '#0f0a29',
    },
  },
  /* A garden: cream, moss. */
  cosy: {
    light: {
      paper: '#fbf7eb',
      well: '#f1ead5',
      ink: '#1a1c12',
      'ink-soft': '#535441',
      rule: '#d9d1b7',
      ember: '#3b6321',
      'ember-hot': '#2a4f15',
      'on-ember': '#fafbee',
    },
    dark: {
      paper: '#15150f',
      well: '#202017',
      ink: '#eae7d4',
      'ink-soft': '#aeac93',
      rule: '#383829',
      ember: '#aac575',
      'ember-hot': '#c7da9c',
      'on-ember': '#121904',
    },
  },
  /* Ash and wine. */
  gothic: {
    light: {
      paper: '#f7f2f5',
      well: '#ede3e8',
      ink: '#191217',
      'ink-soft': '#5a4b53',
      rule: '#d8c9d1',
      ember: '#8f1844',
      'ember-hot': '#730533',
      'on-ember': '#fff6f8',
    },
    dark: {
      paper: '#0f0a0e',
      well: '#1d141b',
      ink: '#e8dee2',
      'ink-soft': '#b19fa7',
      rule: '#3c2c36',
      ember: '#e9647b',
      'ember-hot': '#f491a1',
      'on-ember': '#18040a',
    },
  },
  /* Ivory, petrol. */
  literary: {
    light: {
      paper: '#faf8f3',
      well: '#efece2',
      ink: '#141a1f',
      'ink-soft': '#47555d',
      rule: '#d5d3c7',
      ember: '#025b77',
      'ember-hot': '#00465f',
      'on-ember': '#fcfaf4',
    },
    dark: {
      paper: '#0e1419',
      well: '#172026',
      ink: '#eae8df',
      'ink-soft': '#9dacb0',
      rule: '#2b373f',
      ember: '#6dc8de',
      'ember-hot': '#9fddea',
      'on-ember': '#021620',
    },
  },
  /* White, black, the blue that links have. */
  plain: {
    light: {
      paper: '#ffffff',
      well: '#f0f0f0',
      ink: '#161616',
      'ink-soft': '#555555',
      rule: '#d6d6d6',
      ember: '#1554b8',
      'ember-hot': '#0d3e93',
      'on-ember': '#ffffff',
    },
    dark: {
      paper: '#111111',
      well: '#1d1d1d',
      ink: '#ebebeb',
      'ink-soft': '#ababab',
      rule: '#373737',
      ember: '#80b6fb',
      'ember-hot': '#a9d0fc',
      'on-ember': '#09111e',
    },
  },
} as const satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof palettes;

export const paletteNames = Object.keys(palettes) as [PaletteName, ...PaletteName[]];
