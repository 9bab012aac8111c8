import { domainToASCII, domainToUnicode } from 'node:url';

const scripts = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'].map(
  (name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }),
);
const other = /(?!\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

/** Scripts that are written together: https://www.unicode.org/reports/tr39/#highly_restrictive */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

/** Letters of Cyrillic and Greek that are drawn like Latin ones. */
const likeLatin = /^[\d-]*(?:[асԁеһіјӏорԛѕԝхуѵ][\d-]*)+$|^[\d-]*(?:[ανορυτκιχ][\d-]*)+$/u;

const scriptsOf = (label: string): string[] => {
  const found = scripts.filter(({ pattern }) => pattern.test(label));
  const rest = found.reduce(
    (left, { name }) => left.replaceAll(new RegExp(`\\p{Script=${name}}`, 'gu'), ''),
    label,
  );
  return [...found.map(({ name }) => name), ...(other.test(rest) ? ['another'] : [])];
};

const isMixed = (label: string): boolean => {
  const found = scriptsOf(label);
  return found.length > 1 && !together.some((names) => found.every((name) => names.includes(name)));
};

/**
 * The host of an address as machines know it, `xn--…`, where its letters make it look like another: of several scripts
 * in one word, or of none but such as are drawn like Latin ones. Null of all others, in whatever language.
 */
export const lookAlikeHost = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const labels = domainToUnicode(hostname).split('.');
  const isInLatin = /^[a-z]+$/.test(labels.at(-1) ?? '');
  const isOdd = labels.some((label) => isMixed(label) || (isInLatin && likeLatin.test(label)));
  return isOdd ? domainToASCII(hostname) : null;
};
