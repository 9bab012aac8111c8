import { z } from 'zod';
import { parsedJson } from '../json';

/** Something that is left out where it is not what it should be: anybody may write into the catalogue. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

const texts = maybe(z.array(z.string()));
const keys = maybe(z.array(z.object({ key: z.string() })));

/** What Open Library says of an edition, as far as it is of use here. */
const details = z.object({
  title: z.string().trim().min(1),
  subtitle: maybe(z.string()),
  publishers: texts,
  publish_date: maybe(z.string()),
  number_of_pages: maybe(z.int().positive()),
  physical_format: maybe(z.string()),
  languages: keys,
  works: keys,
  covers: maybe(z.array(z.int())),
  series: texts,
  description: maybe(z.union([z.string(), z.object({ value: z.string() })])),
  contributors: maybe(z.array(z.object({ role: z.string(), name: z.string() }))),
});

export type EditionRecord = z.infer<typeof details>;

/** An edition that was looked up. */
export interface KnownIsbn {
  readonly isbn: string;
  readonly record: EditionRecord;
}

/** The records of an answer by what was asked for; null where it is none. A record without a title says nothing. */
export const recordsIn = (answer: string): ReadonlyMap<string, EditionRecord> | null => {
  const whole = z.record(z.string(), z.unknown()).safeParse(parsedJson(answer));
  if (!whole.success) return null;
  const records = Object.entries(whole.data).flatMap(([key, value]) => {
    const { data } = z.object({ details }).safeParse(value);
    return data ? [[key, data.details] as const] : [];
  });
  return new Map(records);
};
