import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { alias } from './webpackScripts';

/** The file with the words of a language, given its code: for `de-AT` its own, else those of `de`, else English. */
export const catalogueOf = (root: string, language: string): string => {
  const [plain = 'en'] = language.split('-');
  const files = [language, plain, 'en'].map((name) => join(root, 'src', 'words', `${name}.ts`));
  return files.find((file) => existsSync(file)) ?? '';
};

/**
 * Makes `site-words` the words of one language, so that no other reaches the browser, and `site-words/…` those that a few
 * pages alone have, which lie in folders beside it.
 */
export const takeWords = (config: Configuration, catalogue: string): void => {
  const folder = dirname(catalogue);
  const areas = readdirSync(folder, { withFileTypes: true }).filter((item) => item.isDirectory());
  alias(config, {
    'site-words$': catalogue,
    ...Object.fromEntries(
      areas.map(({ name }) => [`site-words/${name}$`, join(folder, name, basename(catalogue))]),
    ),
  });
};
