import { z } from 'zod';

/** The schema of a field's value, whether or not the field may be left out. */
export const valueSchema = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema;

/** The fields of an object's schema by their names; undefined of any other schema. */
export const shapeOf = (schema: unknown): Readonly<Record<string, z.ZodType>> | undefined => {
  const inner = valueSchema(schema);
  return inner instanceof z.ZodObject ? inner.shape : undefined;
};
