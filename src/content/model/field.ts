import { z } from 'zod';

/**
 * What a text field is beyond being text. It travels in the JSON Schema as `kind`, where the checks and the
 * GraphQL types read it, so that no other place lists fields by name.
 */
export type FieldKind = 'picture' | 'sound' | 'date' | 'route';

/**
 * What a text must match, and what its author is told where it does not. Patterns have no flags, which JSON Schema
 * doesn't know.
 */
export type Rule = readonly [pattern: RegExp, message: string];

/** The most characters of a field: a title, a sentence, an address. */
const longest = 2000;

/** A text of one line. Its length is looked at before any rule, which may take long to say no. */
export const shortText = () =>
  z.string().max(longest, { error: `must be ${longest} characters or fewer`, abort: true });

/** Every field says how it is called in an editor and, in words for the author, what to write. */
export const field = (
  label: string,
  description: string,
  rules: readonly Rule[],
  kind?: FieldKind,
  more = {},
) =>
  rules
    .reduce((schema, [pattern, message]) => schema.regex(pattern, message), shortText())
    .meta({
      label,
      description,
      rules: rules.map(([pattern, message]) => ({ pattern: pattern.source, message })),
      ...(kind && { kind }),
      ...more,
    });
