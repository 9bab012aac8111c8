/** The site's typefaces, and the generic ones behind them. tokens.css has the same as `--font-text` and `--font-caps`. */
export const typefaces = {
  text: { family: 'Alegreya', generic: 'serif' },
  caps: { family: 'Alegreya SC', generic: 'serif' },
} as const;
