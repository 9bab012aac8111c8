import { unserialize } from 'php-serialize';

export type Row = Readonly<Record<string, unknown>>;

/** A list of rows as PHP stores it, or why it cannot be read. */
export type PhpList = { readonly rows: readonly Row[] } | { readonly fault: string };

/** Longer than any list of shops or editions. */
const longest = 200_000;

const bytes = new TextEncoder();

/** The lengths of texts, counted anew: moving a site from http to https leaves the old ones. */
const withLengths = (text: string): string =>
  text.replaceAll(
    /s:\d+:"([^"]*|.{0,5000}?)";(?=[}aObidsNC])/gs,
    (_whole, value: string) => `s:${bytes.encode(value).length}:"${value}";`,
  );

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const read = (text: string): PhpList => {
  // No class is known, not even one that every object has by inheritance.
  const value: unknown = unserialize(text, Object.create(null) as Record<string, never>);
  if (typeof value !== 'object' || value === null) return { fault: 'it is no list' };
  return { rows: Object.values(value).filter(isRow) };
};

/** The rows of a list as PHP serialises it; none of an empty text. Objects of classes are never made. */
export const phpList = (text: string): PhpList => {
  if (text === '') return { rows: [] };
  if (text.length > longest) return { fault: 'it is too long' };
  for (const attempt of [text, withLengths(text)]) {
    try {
      return read(attempt);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Class ')) {
        return { fault: 'it holds an object of a program' };
      }
    }
  }
  return { fault: 'it is broken' };
};

/** A value of a row as text; empty where there is none. */
export const textAt = (row: Row, key: string): string => {
  const value = Object.hasOwn(row, key) ? row[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};
