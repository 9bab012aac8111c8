import { type CSSToken, tokenizer, TokenType } from '@csstools/css-tokenizer';
import { atRules, styleFunctions } from './svgNames';
import { show, showWord } from '../../model/findings';

/** The most letters of a style and of a word in it: the tokenizer fails with a stack at a word of some 120,000. */
const longestStyle = 100_000;
const longestWord = 10_000;

/** What an author is told of an address that leads out of the drawing, or that a browser might read as another one. */
export const addressFault = (address: string, where: string): string | null => {
  // No more is space to a browser: behind U+00A0, which trim() takes away, it looks for a file.
  if (!/^[\t\n\f\r ]*#/.test(address)) {
    return `must not fetch ${show(address)}${where}: only what is in the drawing may be named, like #name`;
  }
  return /[%\\]|#.*\s/s.test(address)
    ? `must not name ${show(address)}${where}: use a name without %, \\ and spaces`
    : null;
};

const isSpace = ([type]: CSSToken): boolean => type === TokenType.Whitespace || type === TokenType.Comment;

/** The tokens of a style, up to the first that is not in order: each such costs the tokenizer as much as a hundred others. */
const tokensOf = (
  css: string,
): { readonly tokens: readonly CSSToken[]; readonly brokenAt: number | null } => {
  const tokens: CSSToken[] = [];
  const errors: unknown[] = [];
  const { nextToken, endOfFile } = tokenizer({ css }, { onParseError: (error) => errors.push(error) });
  let last = 0;
  while (!endOfFile() && errors.length === 0) {
    const token = nextToken();
    last = token[2];
    if (!isSpace(token)) tokens.push(token);
  }
  return { tokens, brokenAt: errors.length > 0 ? last : null };
};

/** The address that a token is, or that the function has which begins with it; null where there is none. */
const addressOf = (token: CSSToken, argument: CSSToken | undefined): string | null => {
  if (token[0] === TokenType.URL) return token[4].value;
  if (token[0] === TokenType.BadURL) return token[1];
  const isUrl = token[0] === TokenType.Function && token[4].value.toLowerCase() === 'url';
  return isUrl && argument?.[0] === TokenType.String ? argument[4].value : null;
};

const deleted = (what: string, where: string): string => `must not have ${what}${where}: delete it`;

const faultOf = (token: CSSToken, argument: CSSToken | undefined, where: string): string | null => {
  const address = addressOf(token, argument);
  if (address !== null) return addressFault(address, where);
  if (token[0] === TokenType.AtKeyword) {
    const name = token[4].value.toLowerCase();
    return atRules.has(name) ? null : deleted(`@${showWord(name)}`, where);
  }
  if (token[0] !== TokenType.Function) return null;
  const name = token[4].value.toLowerCase();
  return styleFunctions.has(name) ? null : deleted(`${showWord(name)}()`, where);
};

const lengthFault = (css: string, where: string): string | null => {
  if (css.length > longestStyle) {
    return `must not have a style of more than ${longestStyle} letters${where}: export it again, simpler`;
  }
  return css.split(/[\s(){};:,"']+/).some(({ length }) => length > longestWord)
    ? `must not have a word of more than ${longestWord} letters in a style${where}: export it again, simpler`
    : null;
};

/** The first thing in a style that fetches something, or that is not known to fetch nothing; null where there is none. */
export const styleFault = (css: string, lineAt: (index: number) => number): string | null => {
  const whereAt = (index: number): string => `, in line ${lineAt(index)}`;
  const tooLong = lengthFault(css, whereAt(0));
  if (tooLong) return tooLong;
  const { tokens, brokenAt } = tokensOf(css);
  for (const [index, token] of tokens.entries()) {
    if (faultOf(token, tokens[index + 1], '')) {
      return faultOf(token, tokens[index + 1], whereAt(token[2]));
    }
  }
  return brokenAt === null
    ? null
    : `must not have a style that is not valid CSS${whereAt(brokenAt)}: export it again`;
};

/** The names of what a style shows, of which `styleFault` found nothing to say. */
export const namesInStyle = (css: string): string[] => {
  const { tokens } = tokensOf(css);
  return tokens.flatMap((token, index) => addressOf(token, tokens[index + 1])?.split('#')[1] ?? []);
};
