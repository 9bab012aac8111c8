import type { z } from 'zod';
import { suggest } from './suggest';
import { fieldSchemas, infoOf, isWhole, itemSchema } from './fieldInfo';

type Issue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
  string: 'a text in quotes',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object in braces',
  array: 'a list in brackets',
};

const longest = 60;

/** A value as the author wrote it, cut to fit a line. */
export const show = (value: unknown): string => {
  // JSON has no NaN and no Infinity, which YAML has.
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** A word as it is, or in quotes where it would not read as one. */
export const showWord = (word: string): string =>
  /^\S([^\p{C}\u2028\u2029]*\S)?$/u.test(word) && word.length <= longest ? word : show(word);

export interface Finding {
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** Whether the schema has no field at this path. */
  readonly isUnknown?: true;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** The schema of the field at `path`; undefined for unknown fields. */
const fieldAt = (schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>((at, key) => itemSchema(at) ?? fieldSchemas(at)?.[String(key)], schema);

const describeIssue = (issue: Issue, schema: z.ZodType, value: unknown): string => {
  const field = fieldAt(schema, issue.path);
  if (value === undefined) {
    const description = field && infoOf(field)?.description;
    return description ? `is missing: write ${description}` : 'is missing';
  }
  if (issue.code !== 'invalid_type') return `${issue.message}, got ${show(value)}`;
  const expected = isWhole(field) ? 'int' : issue.expected;
  return `must be ${typeNames[expected] ?? expected}, got ${show(value)}`;
};

/** What the schema finds wrong with a value, in words for the author: one sentence a field at most. */
export const findings = (schema: z.ZodType, value: unknown): Finding[] => {
  const result = schema.safeParse(value);
  if (result.success) return [];
  const all = result.error.issues.flatMap((issue): Finding[] => {
    const path = issue.path as (string | number)[];
    if (issue.code !== 'unrecognized_keys') {
      return [{ path, message: describeIssue(issue, schema, valueAt(value, path)) }];
    }
    const known = Object.keys(fieldSchemas(fieldAt(schema, path)) ?? {});
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `unknown field ${showWord(key)}: ${suggest(key, known, 'fields')}`,
      isUnknown: true,
    }));
  });
  const seen = new Set<string>();
  return all.filter(({ path }) => seen.size < seen.add(path.join()).size);
};
