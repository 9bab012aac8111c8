import type { z } from 'zod';
import type { FieldKind } from './fields';

/** The fields of a collection that are of a kind, with the text each has in `value`. */
export const fieldsOfKind = (
  schema: z.ZodObject,
  kind: FieldKind,
  value: unknown,
): { readonly field: string; readonly text: string }[] =>
  Object.entries(schema.shape).flatMap(([field, fieldSchema]) => {
    const text = (value as Record<string, unknown> | null)?.[field];
    const isOfKind = (fieldSchema as z.ZodType).meta()?.['kind'] === kind;
    return isOfKind && typeof text === 'string' ? [{ field, text }] : [];
  });
