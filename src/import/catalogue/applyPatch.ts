import type { Fields } from '../../content/write/formatEntry';

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isGroup(value) && Object.keys(value).length === 0;

/** A list of groups is patched one by one; any other, like former addresses, is written anew. */
const isListOfGroups = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.some((item) => item === null || isGroup(item));

/** What the patch has emptied goes; what was empty before is nobody's doing, and stays. */
const unlessEmptied = (before: unknown, after: unknown): unknown =>
  isEmpty(after) && !isEmpty(before) ? undefined : after;

const patchList = (before: unknown, patch: readonly unknown[]): readonly unknown[] => {
  const items: readonly unknown[] = Array.isArray(before) ? before : [];
  const length = Math.max(items.length, patch.length);
  return Array.from({ length }, (_, at) => (at in patch ? patched(items[at], patch[at]) : items[at])).filter(
    (item) => item !== undefined,
  );
};

/** A value with a patch applied; undefined where nothing is left of it. */
const patched = (before: unknown, patch: unknown): unknown => {
  if (patch === null) return isEmpty(before) ? before : undefined;
  if (isListOfGroups(patch)) return unlessEmptied(before, patchList(before, patch));
  if (isGroup(patch)) return unlessEmptied(before, applyPatch(isGroup(before) ? before : {}, patch));
  return patch;
};

/**
 * The fields of an entry as a patch leaves them: what it has is exchanged, at any depth, what is null in it goes, and what it
 * does not name stays. Lists of groups are patched by their places, and close up where one is gone.
 */
export const applyPatch = (fields: Fields, patch: Fields): Fields => {
  const names = new Set([...Object.keys(fields), ...Object.keys(patch)]);
  return Object.fromEntries(
    [...names]
      .map((name) => [name, name in patch ? patched(fields[name], patch[name]) : fields[name]] as const)
      .filter(([, value]) => value !== undefined),
  );
};
