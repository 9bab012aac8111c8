/** The site's typefaces, and the generic one behind them. tokens.css has the same as `--font-text` and `--font-caps`. */
export const typefaces = { text: 'Alegreya', caps: 'Alegreya SC', fallback: 'serif' } as const;
