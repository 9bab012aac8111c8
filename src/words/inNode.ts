import { words as ofBuildDe } from './built/de';
import { words as ofBuildEn } from './built/en';
import { words as ofBuildEs } from './built/es';
import { words as de } from './de';
import { words as en } from './en';
import { words as ofEpubsDe } from './epub/de';
import { words as ofEpubsEn } from './epub/en';
import { words as ofEpubsEs } from './epub/es';
import { words as es } from './es';
import { inLanguage } from './inLanguage';
import { words as ofPressKitDe } from './press-kit/de';
import { words as ofPressKitEn } from './press-kit/en';
import { words as ofPressKitEs } from './press-kit/es';

const pages = { de, en, es };

/** The languages in which the site has words of its own, by their codes. */
export const languages: readonly string[] = Object.keys(pages);

/** The words of the pages in a language, for what the build says in the same ones. */
export const siteWords = (language: string) => inLanguage(pages, language);

/** The words that the build alone writes in a language. */
export const builtWords = (language: string) =>
  inLanguage({ de: ofBuildDe, en: ofBuildEn, es: ofBuildEs }, language);

/** The words of books to take along in a language. */
export const epubWords = (language: string) =>
  inLanguage({ de: ofEpubsDe, en: ofEpubsEn, es: ofEpubsEs }, language);

/** The words of the press kit in a language, for the text within its archive. */
export const pressKitWords = (language: string) =>
  inLanguage({ de: ofPressKitDe, en: ofPressKitEn, es: ofPressKitEs }, language);
