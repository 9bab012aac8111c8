import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The colours of the picture, as CSS writes them. */
export interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly ember: string;
}

/** The site's own colours in the dark, in which covers glow. */
const coloursOf = (css: string): Colours => {
  const dark = css.slice(css.indexOf('prefers-color-scheme: dark'));
  const named = (name: string): string =>
    new RegExp(`--colour-${name}: (#\\w+);`).exec(dark)?.[1] ?? '#808080';
  return { paper: named('paper'), ink: named('ink'), ember: named('ember') };
};

/** Those of `tokens.css`. */
export const readColours = async (): Promise<Colours> =>
  coloursOf(await readFile(resolve('src/styles/tokens.css'), 'utf8'));
