/**
 * The site's typefaces, by what they are for, and the kind of typeface that browsers and readers take where they are not
 * there. `--font-text` and `--font-caps` in src/styles/tokens.css are the same for style sheets.
 */
export const typefaces = { text: 'Alegreya', caps: 'Alegreya SC', fallback: 'serif' } as const;
