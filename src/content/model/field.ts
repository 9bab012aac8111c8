import { z } from 'zod';
import { type FieldInfo, fieldInfo } from './fieldInfo';

/** The most characters of a field: a title, a sentence, an address. */
const longest = 2000;

/** A text of one line. Its length is checked before the rules, which may be slow to fail. */
export const shortText = () =>
  z.string().max(longest, { error: `must be ${longest} characters or fewer`, abort: true });

/** Registers the description of a schema, and returns the schema. */
export const described = <Schema extends z.ZodType>(schema: Schema, info: FieldInfo): Schema => {
  fieldInfo.add(schema, info);
  return schema;
};

/** What a text must match, and what its author is told otherwise. JSON Schema knows no flags, so patterns have none. */
export type Rule = readonly [pattern: RegExp, message: string];

/** What a field says beside its kind. */
export type More = Partial<FieldInfo>;

/** A field of one line. */
export const field = (label: string, description: string, rules: readonly Rule[], more: More = {}) =>
  described(
    rules.reduce((schema, [pattern, message]) => schema.regex(pattern, message), shortText()),
    {
      kind: 'text',
      label,
      description,
      rules: rules.map(([{ source }, message]) => ({ pattern: source, message })),
      ...more,
    },
  );

/** Several fields as one. */
export const group = <Shape extends z.ZodRawShape>(label: string, description: string, shape: Shape) =>
  described(z.strictObject(shape), { label, description });

/** The same, folded in the editor, so that only authors who want it meet its fields. */
export const foldedGroup = <Shape extends z.ZodRawShape>(
  label: string,
  description: string,
  shape: Shape,
  more: More = {},
) => described(z.strictObject(shape), { label, description, isFolded: true, ...more });

/** A list of such groups; `one` is what each is called. */
export const groups = <Shape extends z.ZodRawShape>(
  label: string,
  one: string,
  description: string,
  shape: Shape,
  more: More = {},
) => described(z.array(z.strictObject(shape)), { label, one, description, ...more });
