import { domainToASCII, domainToUnicode } from 'node:url';
import { parseAddress } from '../../lib/parseAddress';

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

/** Letters of phonetics that are drawn like others of Latin, and the i without a dot where nobody writes Turkish. */
const oddLatin =
  /[\u0251\u0261\u0269\u026A\u0274\u0280\u028F\u1D00-\u1D7F]|\u0131.*\.(?!(?:tr|az|kz)$)[^.]*$/u;

/** Signs and letters that are drawn like those which part an address: a slash, a colon, an exclamation mark. */
const likeSign = /[\u2044\u2215\u29F8\uA789\u02D0\u01C3\u3033\u30CE]/u;

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
 * The host of an address as machines know it, `xn--…`, where it looks like another: its letters are of several scripts
 * in one word, or all drawn like Latin ones, or it has a sign drawn like a slash. Null of all others, in any language.
 */
export const lookAlikeHost = (address: string): string | null => {
  const hostname = parseAddress(address)?.hostname;
  if (hostname === undefined) return null;
  const name = domainToUnicode(hostname);
  const labels = name.split('.');
  const isInLatin = /^[a-z]+$/.test(labels.at(-1) ?? '');
  const isOdd =
    oddLatin.test(name) ||
    labels.some(
      (label) =>
        isMixed(label) ||
        (isInLatin && likeLatin.test(label)) ||
        (/[a-z]/.test(label) && likeSign.test(label)),
    );
  return isOdd ? domainToASCII(hostname) : null;
};
