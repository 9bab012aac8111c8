import { z } from 'zod';
import type { KindInfo, KindName } from './kinds';

/** The schema of a field's value, whether or not the field may be left out. */
const valueSchema = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;

/** The schemas of an object's fields by their names; undefined for anything else. */
export const fieldSchemas = (
  schema: z.ZodType | undefined,
): Readonly<Record<string, z.ZodType>> | undefined => {
  const value = schema && valueSchema(schema);
  return value instanceof z.ZodObject ? value.shape : undefined;
};

/** The schema of each item of a list; undefined for anything else. */
export const itemSchema = (schema: z.ZodType | undefined): z.ZodType | undefined => {
  const value = schema && valueSchema(schema);
  return value instanceof z.ZodArray ? (value.element as z.ZodType) : undefined;
};

/** Whether a value must be a whole number. */
export const isWhole = (schema: z.ZodType | undefined): boolean => {
  const value = schema && valueSchema(schema);
  return value instanceof z.ZodNumber && value.format === 'safeint';
};

export type Answer = string | number | boolean;

/** The answers so far, by the names of the fields, with dots for inner ones. */
export type Answers = Readonly<Record<string, Answer>>;

/** All that is known of a field beside what it allows. */
export interface FieldInfo extends KindInfo {
  readonly label: string;
  /** What to write, in words for the author. */
  readonly description: string;
  /** The same for an editor, whose calendar or file dialogue writes the form. */
  readonly hint?: string;
  /** Objects and lists have none. */
  readonly kind?: KindName;
  /** Whether it is a sentence or more, for which a form has several lines. */
  readonly isLong?: boolean;
  /** Whether it is a place among the items of the menu and the author's own pages, which a number tells. */
  readonly isPlace?: boolean;
  /** Whether no two entries of a collection may have the same. */
  readonly isUnique?: boolean;
  /** Whether no two items of its list may have the same. */
  readonly isUniqueInList?: boolean;
  /** Whether it is the name of the entry, from which its slug is made. */
  readonly isName?: boolean;
  /** Whether a day may lie ahead of today. */
  readonly mayLieAhead?: boolean;
  /** For a last day: the field of the first day, which it can't come before. */
  readonly lastFrom?: string;
  /** Whether it is the day from which an entry is on the site. */
  readonly isAppearance?: boolean;
  /** The usual answer, given the answers so far and today as an ISO date. */
  readonly offer?: (answers: Answers, today: string) => string;
  /** Whether `npm run new` asks for it though it may be left out. */
  readonly isAsked?: boolean;
  /** The directive by which queries always have a value, though an author may leave it out. */
  readonly fallback?: string;
  /** Whether the editor keeps a group folded. */
  readonly isFolded?: boolean;
  readonly length?: number;
  /** For a list: the directive that changes it in queries. */
  readonly directive?: string;
  /** For a group, or one of a list: its GraphQL type, where several collections have it. */
  readonly type?: string;
  /** What one of a list is called. */
  readonly one?: string;
  /** For a file: a name that it may have. */
  readonly example?: string;
  /** For a picture: the largest width on the site, in pixels. */
  readonly largestWidth?: number;
  /** For a picture: whether it should be no wider than it is high. */
  readonly isUpright?: boolean;
}

export const fieldInfo = z.registry<FieldInfo>();

/** The description of a field, whether or not it may be left out; undefined for anything else. */
export const infoOf = (schema: z.ZodType): FieldInfo | undefined => fieldInfo.get(valueSchema(schema));

export interface NamedField {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly info: FieldInfo;
  readonly isRequired: boolean;
}

const known = new WeakMap<z.ZodObject, readonly NamedField[]>();

const fieldsIn = (schema: z.ZodObject): readonly NamedField[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const info = infoOf(field);
    if (!info) throw new Error(`the field ${name} says nothing of itself: make it by fields.ts`);
    return { name, schema: valueSchema(field), info, isRequired: !(field instanceof z.ZodOptional) };
  });

/**
 * The fields of an object's schema in their order. They are asked for every entry of a list, and found once. Throws where one
 * has no description.
 */
export const fieldsOf = (schema: z.ZodObject): readonly NamedField[] => {
  const fields = known.get(schema) ?? fieldsIn(schema);
  known.set(schema, fields);
  return fields;
};
