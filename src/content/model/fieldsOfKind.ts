import type { z } from 'zod';
import type { FieldKind } from './field';

/** A field of a kind, and the text it has in an entry. */
interface FoundField {
  readonly field: string;
  readonly text: string;
  /** What the field is called in an editor. */
  readonly label: string;
  /** Of a picture: the largest width at which the site shows it, in pixels. */
  readonly largestWidth?: number;
}

/** The fields of a collection that are of a kind, with the text each has in `value`. */
export const fieldsOfKind = (schema: z.ZodObject, kind: FieldKind, value: unknown): FoundField[] =>
  Object.entries(schema.shape).flatMap(([field, fieldSchema]) => {
    const text = (value as Record<string, unknown> | null)?.[field];
    const meta = (fieldSchema as z.ZodType).meta();
    if (meta?.['kind'] !== kind || typeof text !== 'string') return [];
    const largestWidth = meta['largestWidth'] as number | undefined;
    const label = String(meta['label']);
    return [{ field, text, label, ...(largestWidth && { largestWidth }) }];
  });

/** The fields that name files beside the entry, and of which kind these are. */
export const fileFields = (schema: z.ZodObject, value: unknown) =>
  (['picture', 'sound'] as const).flatMap((kind) =>
    fieldsOfKind(schema, kind, value).map((found) => ({ ...found, kind })),
  );
