import { Refused } from '../content/read/refused';
import type { Fields } from '../content/write/formatEntry';
import { wholeText } from './decoded';
import type { InputFile } from './found';

/** A value as an object; an empty one where it is anything else. */
export const objectIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The objects in a list; none where it is anything else. */
export const objectsIn = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null).map(objectIn) : [];

/** A text, or a number as one; empty where it is anything else. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The texts in a list; none where it is anything else. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textIn).filter(Boolean) : [];

/** What a text of JSON says; undefined where it is none. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a file of JSON holds. Throws Refused where it is too large for memory, or no JSON. */
export const jsonIn = async (file: InputFile): Promise<unknown> => {
  const json = parsedJson(await wholeText(file));
  if (json === undefined) throw new Refused(`${file.path}: is not whole JSON: export it again`);
  return json;
};
