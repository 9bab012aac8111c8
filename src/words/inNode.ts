import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';
import type { words as blog } from './en/blog';
import type { words as built } from './en/built';
import type { words as index } from './en/index';
import type { words as pressKit } from './en/pressKit';
import type { words as works } from './en/works';

export type Words = typeof index;
export type BuiltWords = typeof built;
export type EpubWords = BuiltWords['epub'];
export type PressKitWords = typeof pressKit;

interface Files {
  readonly index: Words;
  readonly blog: typeof blog;
  readonly built: BuiltWords;
  readonly pressKit: PressKitWords;
  readonly works: typeof works;
}

const folder = (): string => join(process.cwd(), 'src', 'words');

/** The codes of the languages of the site's own words: each has a folder. */
export const languages = (): string[] =>
  readdirSync(folder(), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The nearest language for a code: for `de-AT` its own, then `de`; undefined where there is neither. */
export const nearestLanguage = (code: string): string | undefined => {
  const found = languages();
  return [code, code.split('-')[0] ?? ''].find((name) => found.includes(name));
};

/** The language in which the site speaks to who reads in this one: itself, or another where there are no words in it. */
export const languageOfWords = (code: string, other: string): string =>
  nearestLanguage(code) ? code : other;

/** The folder with the words for a language, or with the English ones. */
export const wordsFolder = (code: string): string => join(folder(), nearestLanguage(code) ?? 'en');

const loaded = new Map<string, { readonly words: unknown }>();

/** The words in a file, bundled when asked for: only the settings name the language, so no bundler knows the file. */
const load = (file: string): { readonly words: unknown } => {
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, format: 'cjs', write: false });
  const module = { exports: { words: {} } };
  compileFunction(outputFiles[0]?.text ?? '', ['module'], { filename: file }).call(undefined, module);
  return module.exports;
};

const wordsIn = <Name extends keyof Files>(name: Name, code: string): Files[Name] => {
  const file = join(wordsFolder(code), `${name}.ts`);
  const { words } = loaded.get(file) ?? load(file);
  loaded.set(file, { words });
  return words as Files[Name];
};

/** The words of the pages, for what the build says in the same ones. */
export const siteWords = (language: string): Words => wordsIn('index', language);

/** The words of the blog in a language. */
export const blogWords = (language: string): Files['blog'] => wordsIn('blog', language);

/** The words that the build alone writes in a language. */
export const builtWords = (language: string): BuiltWords => wordsIn('built', language);

/** The words of EPUBs in a language. */
export const epubWords = (language: string): EpubWords => builtWords(language).epub;

/** The words of the press kit in a language, for the text within its archive. */
export const pressKitWords = (language: string): PressKitWords => wordsIn('pressKit', language);

/** What is said of works in a language, for feeds and e-books. */
export const worksWords = (language: string): Files['works'] => wordsIn('works', language);
