import { z } from 'zod';
import type { KindInfo, KindName } from './kinds';

/** The schema of a field's value, whether or not the field may be left out. */
const valueSchema = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;

/** The schemas of an object's fields by their names; undefined of what is no object. */
export const fieldSchemas = (
  schema: z.ZodType | undefined,
): Readonly<Record<string, z.ZodType>> | undefined => {
  const value = schema && valueSchema(schema);
  return value instanceof z.ZodObject ? value.shape : undefined;
};

/** The schema of each item of a list; undefined of what is no list. */
export const itemSchema = (schema: z.ZodType | undefined): z.ZodType | undefined => {
  const value = schema && valueSchema(schema);
  return value instanceof z.ZodArray ? (value.element as z.ZodType) : undefined;
};

/** Whether a value must be a whole number. */
export const isWhole = (schema: z.ZodType | undefined): boolean => {
  const value = schema && valueSchema(schema);
  return value instanceof z.ZodNumber && value.format === 'safeint';
};

/** The value of an answer. */
export type Answer = string | number | boolean;

/** The answers that an author has given so far, by the names of the fields, those of inner objects with a dot. */
export type Answers = Readonly<Record<string, Answer>>;

/** What a field says of itself beside what it allows: all that anybody else wants to know of fields stands here. */
export interface FieldInfo extends KindInfo {
  /** What it is called in an editor. */
  readonly label: string;
  /** What to write, in words for the author. */
  readonly description: string;
  /** The same for an editor that has a calendar or a file dialogue, and writes the form by itself. */
  readonly hint?: string;
  /** Which kind of value it has; objects and lists, which are made of others, have none. */
  readonly kind?: KindName;
  /** Whether no two entries of a collection may have the same. */
  readonly isUnique?: boolean;
  /** Whether the entry is called by it, and the last part of its address made of it. */
  readonly isName?: boolean;
  /** Whether a day may lie ahead of today. */
  readonly mayLieAhead?: boolean;
  /** Of a day that others lead to: the field of the first of them, which it can't come before. */
  readonly lastFrom?: string;
  /** Whether it is the day from which an entry is on the site. */
  readonly isAppearance?: boolean;
  /** What it most often is, given the answers so far and today as an ISO date. */
  readonly offer?: (answers: Answers, today: string) => string;
  /** Of several fields as one: whether an editor keeps them folded. */
  readonly isFolded?: boolean;
  /** How many texts a list has. */
  readonly length?: number;
  /** Of a list: the directive by which queries return it otherwise than it is written. */
  readonly directive?: string;
  /** What one of a list is called. */
  readonly one?: string;
  /** Of a file: a name that it may have. */
  readonly example?: string;
  /** Of a picture: the largest width at which the site shows it, in pixels. */
  readonly largestWidth?: number;
  /** Of a picture: whether it should be no wider than it is high. */
  readonly isUpright?: boolean;
}

/** What each field of the content model says of itself. */
export const fieldInfo = z.registry<FieldInfo>();

/** What a field says of itself, whether or not it may be left out; undefined of what is no field. */
export const infoOf = (schema: z.ZodType): FieldInfo | undefined => fieldInfo.get(valueSchema(schema));

/** A field of an object's schema. */
export interface NamedField {
  readonly name: string;
  /** The schema of its value. */
  readonly schema: z.ZodType;
  readonly info: FieldInfo;
  readonly isRequired: boolean;
}

/** The fields of an object's schema in their order. Throws where one says nothing of itself. */
export const fieldsOf = (schema: z.ZodObject): NamedField[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const info = infoOf(field);
    if (!info) throw new Error(`the field ${name} says nothing of itself: make it by fields.ts`);
    return { name, schema: valueSchema(field), info, isRequired: !(field instanceof z.ZodOptional) };
  });
