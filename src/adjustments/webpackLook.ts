import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { readSiteSettings, settingsFile } from '../content/gatsby/siteSettings';
import { type Look, lookTokens, typefaceOf } from '../lib/look';

const lookAt = (root: string): Look => readSiteSettings(root).look ?? {};

const partsOf = (look: Look): Readonly<Record<string, string>> => ({
  ...lookTokens(look),
  faces: `@import '../fonts/${typefaceOf(look)}/faces.css';`,
});

/** A style sheet with what a look has for each `@look part;`. Throws where it has no such part. */
export const withLook = (css: string, look: Look): string => {
  const parts = partsOf(look);
  return css.replaceAll(/@look (\w+);/g, (_rule, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`the look has no ${name}`);
    return part;
  });
};

/** All of a look that webpack takes in, as a text by which its cache knows it. */
export const lookInWords = (root: string): string => JSON.stringify(partsOf(lookAt(root)));

/** The folder of the site's typeface. */
export const typefaceFolder = (root: string): string => join(root, 'src/fonts', typefaceOf(lookAt(root)));

/**
 * Has the style sheets hold the colours and the typeface that the settings choose, and no others; under develop those that they
 * choose from now on.
 */
export const writeLook = (config: Configuration, root: string): void => {
  const options = {
    file: settingsFile(root),
    write: (css: string): string => withLook(css, lookAt(root)),
  };
  (config.module ??= {}).rules = [
    ...(config.module.rules ?? []),
    {
      test: ['faces.css', 'tokens.css'].map((name) => join(root, 'src/styles', name)),
      enforce: 'pre',
      use: [{ loader: join(root, 'src/adjustments/lookLoader.cjs'), options }],
    },
  ];
};
