import { z } from 'zod';
import { type Collection, collections, interfaces } from '../model/collections';
import { fieldsOf, itemSchema, type NamedField } from '../model/fieldInfo';
import { kinds } from '../model/kinds';
import { derivedTypes, furtherFieldsOf, isMarkdown } from './furtherFields';
import { leftOutType } from './nodes';
import { unlistedType } from '../model/unlisted';
import { capitalise } from '../../lib/text';

const described = (description: string, line: string): string =>
  `  ${JSON.stringify(description)}\n  ${line}`;

/** A field as lines of its type, and the types of what lies within it. */
interface FieldLines {
  readonly lines: readonly string[];
  readonly inner?: readonly string[];
}

const linesOf = (owner: string, { name, schema, info, isRequired }: NamedField): FieldLines => {
  const { description } = info;
  const mark = isRequired ? '!' : '';
  const item = itemSchema(schema);
  const object = item ?? schema;
  const inList = (type: string): string => (item ? `[${type}!]` : type);
  if (object instanceof z.ZodObject) {
    const type = info.type ?? owner + capitalise(name);
    const inner = objectTypes(type, `type ${type}`, fieldsOf(object));
    const line = `${name}: ${inList(type)}${mark} ${info.directive ?? ''}`;
    return { lines: [described(description, line.trimEnd())], inner };
  }
  if (item) return { lines: [described(description, `${name}: ${inList('String')}${mark}`)] };
  const { type, directive = '', derived = [] } = kinds[info.kind ?? 'text'];
  const value = info.fallback ? `${type}! ${info.fallback}` : `${type}${mark} ${directive}`;
  const own = described(description, `${name}: ${value}`.trimEnd());
  const more = derived.map(({ suffix, type: of, directive: makes, description: what }) =>
    described(what, `${name}${suffix}: ${of}${mark} @${makes}(field: "${name}")`),
  );
  const days = info.lastFrom
    ? [
        described(
          'the days from the first to the last in words',
          `daysInWords: String! @daysInWords(from: "${info.lastFrom}", to: "${name}")`,
        ),
      ]
    : [];
  return { lines: [own, ...more, ...days] };
};

/** The definition of a type that begins with `intro`, behind those of the objects within it. */
const objectTypes = (
  type: string,
  intro: string,
  fields: readonly NamedField[],
  extra: readonly string[] = [],
): string[] => {
  const found = fields.map((field) => linesOf(type, field));
  const lines = [...found.flatMap((field) => field.lines), ...extra];
  return [...found.flatMap(({ inner = [] }) => inner), `${intro} {\n${lines.join('\n')}\n}`];
};

/** Gatsby keeps `id` for itself and hands an entry's own on as `jsonId`. */
const asGatsbyNames = (field: NamedField): NamedField =>
  field.name === 'id' ? { ...field, name: 'jsonId' } : field;

// Gatsby's own, which an interface has to name.
const id = '  id: ID!';

/**
 * That its nodes hang on those of files, or of the transformer's texts. Gatsby would infer it where there are any, and write
 * other TypeScript types for each site.
 */
const childOf = (collection: Collection): string =>
  `@childOf(types: ["${isMarkdown(collection) ? 'MarkdownRemark' : 'File'}"])`;

/** The fields of nodes; the types of what lies within them have `owner` in their names. */
const nodeTypes = (owner: string, intro: string, collection: Collection): string[] =>
  objectTypes(owner, intro, fieldsOf(collection.schema).map(asGatsbyNames), [
    id,
    ...furtherFieldsOf(collection).map((field) => described(...field)),
  ]);

/** The transformer reads YAML 1.1, for which 1:30 is a number: nobody asks it for the fields, and it need not mind. */
const transformed = 'type MarkdownRemark implements Node @dontInfer { id: ID! }';

/** What is in no list, from whichever collection: as much of it as its page shows. */
const unlisted = `type ${unlistedType} implements Node @dontInfer @childOf(types: ["MarkdownRemark"]) {
  id: ID!
  entryId: String! @entryId
  title: String! @press(as: "name")
  description: String @press(as: "name")
  form: String
  notes: String @press(as: "name")
  image: File @fileByRelativePath
  imageAlt: String @press(as: "name")
  html: String! @markdown
  shareImage: String @shareImage
  epub: Epub @epub
  downloads: [Download!]! @downloads
}`;

const leftOut = `type ${leftOutType} implements Node @dontInfer @childOf(types: ["File"]) { id: ID! }`;

/**
 * The GraphQL types of all collections, as one text in the schema definition language. Non-null where the schema
 * requires a field; nothing is inferred. Entries have their `slug`, those written in Markdown their `html`.
 */
export const typeDefinitions = (): string => {
  const types = Object.values<Collection>(collections).flatMap((collection) => {
    const { type, interface: shared } = collection;
    const own = `type ${type} implements Node${shared ? ` & ${shared}` : ''} @dontInfer ${childOf(collection)}`;
    return [
      ...(shared
        ? nodeTypes(shared, `interface ${shared} implements Node`, {
            ...collection,
            schema: interfaces[shared],
          })
        : []),
      ...nodeTypes(shared ?? type, own, collection),
    ];
  });
  // What several collections share is written once.
  return [...new Set(types), derivedTypes, transformed, unlisted, leftOut].join('\n\n');
};
