import { isDeepStrictEqual } from 'node:util';
import type { Side } from './merge';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges three states of package.json by its fields: by its lines, a package that the author has added would be torn from
 * the kit's in the next line. The version is always the kit's. Resolves fields that both have changed for one side; null
 * where there are some and no side.
 */
export const mergePackages = (base: Json, mine: Json, kit: Json, side: Side | null): Json | null => {
  const torn: unknown[] = [];
  // A field that is missing is undefined.
  const merge = (was: unknown, here: unknown, there: unknown): unknown => {
    if (isDeepStrictEqual(here, was) || isDeepStrictEqual(here, there)) return there;
    if (isDeepStrictEqual(there, was)) return here;
    if (isObject(here) && isObject(there)) return mergeFields(isObject(was) ? was : {}, here, there);
    if (!side) torn.push(there);
    return side === 'mine' ? here : there;
  };
  const mergeFields = (was: Json, here: Json, there: Json): Json =>
    Object.fromEntries(
      [...new Set([...Object.keys(there), ...Object.keys(here)])]
        .map((name) => [name, merge(was[name], here[name], there[name])] as const)
        .filter(([, value]) => value !== undefined),
    );
  const merged = mergeFields(base, { ...mine, version: kit['version'] }, kit);
  return torn.length ? null : merged;
};
