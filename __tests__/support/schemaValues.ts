import { z } from 'zod';
import { type FieldInfo, fieldsOf, infoOf, itemSchema } from '../../src/content/model/fieldInfo';

/** A field of a schema at its place in an entry: of lists, in the first and in the second item. */
export interface Place {
  readonly path: readonly (string | number)[];
  readonly schema: z.ZodType;
  /** What the field is called in its form. */
  readonly label: string;
  readonly isRequired: boolean;
}

const itemsPerList = 2;

/** The places of a schema's fields in the order of its form, each before those within it. */
export const placesIn = (schema: z.ZodType, path: Place['path'] = [], within = ''): Place[] => {
  const item = itemSchema(schema);
  if (item)
    return Array.from({ length: itemsPerList }, (_, index) => [...path, index]).flatMap((at) => [
      // An item of several fields is shown by them; one that is a text is a field of the form.
      ...(item instanceof z.ZodObject
        ? []
        : [{ path: at, schema: item, label: infoOf(item)?.label ?? within, isRequired: true }]),
      ...placesIn(item, at),
    ]);
  if (!(schema instanceof z.ZodObject)) return [];
  return fieldsOf(schema).flatMap(({ name, schema: inner, info: { label }, isRequired }) => {
    const at = [...path, name];
    return [{ path: at, schema: inner, label, isRequired }, ...placesIn(inner, at, label)];
  });
};

let count = 0;

/** Values of all kinds that fields have, the most telling first; texts that no other field has. */
const candidates = ({ kind, options = [], rules = [] }: Partial<FieldInfo>): unknown[] => {
  const own = (count += 1);
  const words = (length: number): string => `Own${own} ${'word '.repeat(length - 1)}`.trim();
  const texts = [
    ...options,
    ...(kind === 'language' ? ['de'] : []),
    ...(kind === 'country' ? ['DE'] : []),
    ...(kind === 'route' ? ['/about/'] : []),
    ...(rules.length <= 1 && (kind === 'text' || kind === 'paragraphs') ? [`Own ${own} words`] : []),
    new Date(Date.UTC(2000, 0, own)).toISOString().slice(0, 10),
    '7/5/2009',
    '19:30',
    `https://own.example/${own}`,
    `https://own${own}.example`,
    `/own-${own}/`,
    `own-${own}`,
    `me@own${own}.example`,
    'me/my-site',
    `OwnVideo${String(own).padStart(3, '0')}`,
    '978-3-16-148410-0',
    'America/Chicago',
    'USD 18.99',
    '#a93416',
    'en',
    `unguessable${own}`,
    // What catalogues call works and people.
    String(10_000 + own),
    `Q${own}`,
    `OL${own}W`,
    `OL${own}A`,
    ...[10, 50, 100, 250].map(words),
  ];
  return [true, 2000 + own, 1.5, ...texts];
};

/** What a field of this schema may hold, with everything in it that may be left out. Throws where nothing known fits. */
export const valueFor = (schema: z.ZodType): unknown => {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(fieldsOf(schema).map((field) => [field.name, valueFor(field.schema)]));
  const item = itemSchema(schema);
  if (item) {
    const { length = itemsPerList } = infoOf(schema) ?? {};
    return Array.from({ length }, () => valueFor(item));
  }
  const info: Partial<FieldInfo> = infoOf(schema) ?? {};
  const { collections: named = [] } = info;
  if (named.length) return named.length > 1 ? `${named[0]}/own` : 'own';
  if (info.example) return `./${info.example}`;
  const value = candidates(info).find((one) => schema.safeParse(one).success);
  if (value === undefined) throw new Error(`no value fits ${info.label ?? 'a field'}: add one to candidates`);
  return value;
};

/** The value with what stands at a path exchanged. */
export const withValueAt = (value: unknown, [step, ...rest]: Place['path'], inner: unknown): unknown => {
  if (step === undefined) return inner;
  const at = (value as Readonly<Record<string | number, unknown>>)[step];
  const changed = withValueAt(at, rest, inner);
  return Array.isArray(value)
    ? value.map((one, index) => (index === step ? changed : (one as unknown)))
    : { ...(value as object), [step]: changed };
};

/** What a schema must have: an entry without all that may be left out. */
export const leastValueFor = (schema: z.ZodType): unknown =>
  schema instanceof z.ZodObject
    ? Object.fromEntries(
        fieldsOf(schema)
          .filter(({ isRequired }) => isRequired)
          .map((field) => [field.name, leastValueFor(field.schema)]),
      )
    : valueFor(schema);

/** The places of what holds no other field and is not always there; of lists in the first item. */
export const optionalPlacesIn = (schema: z.ZodType): Place[] => {
  const places = placesIn(schema).filter(({ path }) => !path.includes(1));
  const within = (outer: Place, { path }: Place): boolean =>
    outer.path.length < path.length && outer.path.every((step, index) => step === path[index]);
  return places.filter((place) => {
    const isLeaf = !places.some((other) => within(place, other));
    const isAlways = place.isRequired && places.every((other) => !within(other, place) || other.isRequired);
    return isLeaf && !isAlways;
  });
};

/** The value with a field at a path, and around it no more than must be there. */
export const withFieldAt = (
  schema: z.ZodType,
  value: unknown,
  [step, ...rest]: Place['path'],
  inner: unknown,
): unknown => {
  if (step === undefined) return inner;
  const item = itemSchema(schema);
  if (item) return [withFieldAt(item, leastValueFor(item), rest, inner)];
  if (!(schema instanceof z.ZodObject)) return inner;
  const field = fieldsOf(schema).find(({ name }) => name === step);
  if (!field) throw new Error(`there is no field ${step}`);
  const fields = value as Readonly<Record<string, unknown>>;
  const least = fields[step] ?? (itemSchema(field.schema) ? [] : leastValueFor(field.schema));
  return { ...fields, [step]: withFieldAt(field.schema, least, rest, inner) };
};
