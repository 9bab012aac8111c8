import { unserialize } from 'php-serialize';
import type { Fields } from '../../../../content/write/formatEntry';
import { objectsIn, textIn } from '../../../json';

/** A list of rows as PHP stores it, or why it cannot be read. */
type PhpList = { readonly rows: readonly Fields[] } | { readonly fault: string };

/** Longer than any list of shops or editions. */
const longest = 200_000;

const bytes = new TextEncoder();

/** The lengths of texts, counted anew: moving a site from http to https leaves the old ones. */
const withLengths = (text: string): string =>
  text.replaceAll(
    /s:\d+:"([^"]*|.{0,5000}?)";(?=[}aObidsNC])/gs,
    (_whole, value: string) => `s:${bytes.encode(value).length}:"${value}";`,
  );

const read = (text: string): PhpList => {
  // No class is known, not even one that every object has by inheritance.
  const value: unknown = unserialize(text, Object.create(null) as Record<string, never>);
  if (typeof value !== 'object' || value === null) return { fault: 'it is no list' };
  return { rows: objectsIn(Object.values(value).filter((row) => !Array.isArray(row))) };
};

/** The rows of a list as PHP serialises it; none of an empty text. Objects of classes are never made. */
export const phpList = (text: string): PhpList => {
  if (text === '') return { rows: [] };
  if (text.length > longest) return { fault: 'it is too long' };
  for (const attempt of [text, withLengths(text)]) {
    try {
      return read(attempt);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Class '))
        return { fault: 'it holds an object of a program' };
    }
  }
  return { fault: 'it is broken' };
};

/** A value of a row as text; empty where there is none. */
export const textAt = (row: Fields, key: string): string => textIn(row[key]).trim();
