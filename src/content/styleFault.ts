import { type CSSToken, tokenize, TokenType } from '@csstools/css-tokenizer';
import { atRules, styleFunctions } from './svgNames';
import { show, showWord } from './words';

/** An address leads to a part of the drawing itself. */
export const isInside = (address: string): boolean => address.trim().startsWith('#');

/** What an author is told of an address that leads anywhere else. */
export const leadsOut = (address: string, where: string): string =>
  `must not fetch ${show(address)}${where}: only what is in the drawing may be named, like #name`;

const isSpace = ([type]: CSSToken): boolean => type === TokenType.Whitespace || type === TokenType.Comment;

/** What is wrong, given in which place it is. */
type Fault = (where: string) => string;

const deleted =
  (what: string): Fault =>
  (where) =>
    `must not have ${what}${where}: delete it`;

const fetched = (address: string): Fault | null =>
  isInside(address) ? null : (where) => leadsOut(address, where);

const faultOf = (token: CSSToken, argument: CSSToken | undefined): Fault | null => {
  const [type, raw] = token;
  if (type === TokenType.URL) return fetched(token[4].value);
  if (type === TokenType.BadURL) return fetched(raw);
  if (type === TokenType.AtKeyword) {
    const name = token[4].value.toLowerCase();
    return atRules.has(name) ? null : deleted(`@${showWord(name)}`);
  }
  if (type !== TokenType.Function) return null;
  const name = token[4].value.toLowerCase();
  if (name === 'url' && argument?.[0] === TokenType.String) return fetched(argument[4].value);
  return styleFunctions.has(name) ? null : deleted(`${showWord(name)}()`);
};

/** The first thing in a style that fetches something, or that is not known to fetch nothing; null where there is none. */
export const styleFault = (css: string, lineAt: (index: number) => number): string | null => {
  const tokens = tokenize({ css }).filter((token) => !isSpace(token));
  for (const [index, token] of tokens.entries()) {
    const fault = faultOf(token, tokens[index + 1]);
    if (fault) return fault(`, in line ${lineAt(token[2])}`);
  }
  return null;
};
