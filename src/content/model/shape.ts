import { z } from 'zod';

/** The schema of a field's value, whether or not the field may be left out. */
export const valueSchema = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;

/** The fields of an object's schema by their names; undefined of any other schema. */
export const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> | undefined => {
  const inner = schema && valueSchema(schema);
  return inner instanceof z.ZodObject ? inner.shape : undefined;
};
