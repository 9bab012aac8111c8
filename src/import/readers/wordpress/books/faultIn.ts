import type { z } from 'zod';

/** What a field says against a value; undefined where it takes it. */
export const faultIn = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;
