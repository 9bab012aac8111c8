import { spelt } from './columnNames';

/** A word without capitals, accents, spaces and signs, by which spellings are compared. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#]/gu, '');

const yes = ['yes', 'y', 'true', 'x', '1', 'ja', 'wahr', 'si', 'verdadero'];
const no = ['no', 'n', 'false', '0', 'nein', 'falsch', 'falso'];

/** Whether a word says yes or no; undefined where it says neither. */
export const yesOrNo = (text: string): boolean | undefined => {
  const word = plainWord(text);
  return yes.includes(word) ? true : no.includes(word) ? false : undefined;
};

/** What the formats of editions are called, by themselves and before or behind another word. */
export const formatWords: Readonly<Record<string, readonly string[]>> = {
  hardcover: spelt('hardcover, hardback, gebunden, festeinband, tapadura, cartone, hc'),
  paperback: spelt(`
    paperback, softcover, taschenbuch, broschur, broschiert, kartoniert, massmarket, rustica,
    tapablanda, bolsillo, print, pb, tb, chapbook
  `),
  ebook: spelt('ebook, kindle, epub, digital, librodigital, libroelectronico'),
  audiobook: spelt('audiobook, audio, horbuch, hoerbuch, audiolibro, audible'),
};

/** The format that a word names; undefined where it names none, or several. */
export const formatNamed = (text: string): string | undefined => {
  const word = plainWord(text);
  const [format, ...others] = Object.entries(formatWords).filter(([, words]) =>
    words.some((one) => word === one || (one.length > 2 && word.includes(one))),
  );
  return others.length ? undefined : format?.[0];
};

const languages = 'en de es fr it pt nl da sv no nb fi is pl cs sk hu ro bg el tr ru uk ja zh ko ar he'.split(
  ' ',
);

/** The code of a language by its name in English, German or Spanish, or in itself; undefined where it is none of these. */
export const languageNamed = (text: string): string | undefined =>
  languages.find((code) =>
    ['en', 'de', 'es', code].some(
      (language) =>
        plainWord(new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? '') === plainWord(text),
    ),
  );

/** Codes that tell of no language, or of many. */
const noLanguage = ['mul', 'und', 'zxx', 'mis'];

/** The code of a language as the site has it: 'ger' and 'deu' are 'de'. Undefined where it is none. */
export const languageByCode = (code: string): string | undefined =>
  /^[a-z]{2,3}$/.test(code) && !noLanguage.includes(code) ? Intl.getCanonicalLocales(code)[0] : undefined;
