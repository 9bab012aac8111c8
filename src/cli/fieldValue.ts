import { homedir } from 'node:os';
import { extname } from 'node:path';
import { z } from 'zod';
import { findings, show } from '../content/model/findings';

/** A field's schema with what it says of itself. */
export interface AskedField {
  /** With a dot for a field within a field. */
  readonly name: string;
  readonly schema: z.ZodType;
  readonly label: string;
  /** What to write, in words. */
  readonly description: string;
  readonly isFile: boolean;
}

const withinField = (
  outer: string,
  outerLabel: string,
  { name, label, ...field }: AskedField,
): AskedField => ({
  ...field,
  name: `${outer}.${name}`,
  label: `${outerLabel} ${label.toLowerCase()}`,
});

/**
 * The fields of an entry that its author must give, those of inner objects too: all but the number, which is counted,
 * and what may be left out.
 */
export const askedFields = (schema: z.ZodObject): AskedField[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([name, field]) => name !== 'id' && !(field instanceof z.ZodOptional))
    .flatMap(([name, field]) => {
      const { label, kind, description } = field.meta() ?? {};
      if (field instanceof z.ZodObject)
        return askedFields(field).map((inner) => withinField(name, String(label), inner));
      const isFile = kind === 'picture' || kind === 'sound';
      const words = isFile ? `the path of a ${kind}, which is copied` : String(description);
      return [{ name, schema: field, label: String(label), description: words, isFile }];
    });

const isNumber = (schema: z.ZodType): boolean =>
  !schema.safeParse('').error?.issues.every(({ code }) => code !== 'invalid_type');

/** A path as shells write it: one dropped on a terminal comes in quotes, or with a backslash before a space. */
const toPath = (typed: string): string =>
  typed
    .replace(/^(['"])(.*)\1$/, '$2')
    .replaceAll(/\\([ ()'&])/g, '$1')
    .replace(/^~(?=\/)/, homedir());

/** What an author typed, as the value of a field: a number where the field is one. */
export const toValue = ({ schema, isFile }: AskedField, typed: string): string | number => {
  if (isFile) return toPath(typed);
  return isNumber(schema) && /^\d+$/.test(typed) ? Number(typed) : typed;
};

/** What is wrong with the value of a field, in the words of the checks; null where nothing is. */
export const refusal = ({ schema, isFile }: AskedField, value: string | number): string | null => {
  // A file may lie anywhere: it is copied beside the entry, and only its ending must be right.
  const checked = isFile ? `./file${extname(String(value)).toLowerCase()}` : value;
  return findings(schema, checked)[0]?.message.replace(show(checked), () => show(value)) ?? null;
};
