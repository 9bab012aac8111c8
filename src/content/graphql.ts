import { z } from 'zod';
import { type Collection, collections } from './collections';

interface JsonSchema {
  readonly type?: string;
  readonly kind?: string;
  readonly description?: string;
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
}

const scalars: Record<string, string> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
};

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A field's type and directives, and the types of the objects within it. */
interface FieldType {
  readonly type: string;
  readonly directives?: string;
  readonly inner?: readonly string[];
}

const fieldType = (owner: string, name: string, field: JsonSchema): FieldType => {
  if (field.kind === 'picture' || field.kind === 'sound')
    return { type: 'File', directives: ' @fileByRelativePath' };
  if (field.type === 'array') return { type: `[${fieldType(owner, name, field.items ?? {}).type}!]` };
  if (field.type === 'object') {
    const type = owner + capitalise(name);
    return { type, inner: objectTypes(type, field) };
  }
  const scalar = scalars[field.type ?? ''];
  if (!scalar) throw new Error(`No GraphQL type for ${owner}.${name}, which is ${JSON.stringify(field)}`);
  const press = field.kind === 'route' ? ' @press(as: "slug")' : ' @press(as: "name")';
  return { type: scalar, directives: field.type === 'string' ? press : '' };
};

/** What the pages need of a field beside its value, by the field's kind: worked out here, not in the visitor's browser. */
const derived: Readonly<Record<string, (name: string, required: string) => string>> = {
  sound: (name, required) =>
    `  "how long it plays, in seconds"\n  ${name}Seconds: Float${required} @soundLength(field: "${name}")\n` +
    `  "the size of the file in words"\n  ${name}SizeInWords: String${required} @sizeInWords(field: "${name}")`,
  date: (name, required) =>
    `  "the day in words"\n  ${name}InWords: String${required} @dateInWords(field: "${name}")`,
};

/** What the definition of a node has that the one of an object within it has not. */
interface NodeParts {
  /** How it begins. */
  readonly intro: string;
  readonly extra: readonly string[];
}

const objectTypes = (type: string, schema: JsonSchema, node?: NodeParts): string[] => {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    // Gatsby keeps `id` for itself and hands an entry's own on as `jsonId`.
    name: node && name === 'id' ? 'jsonId' : name,
    description: field.description ?? '',
    required: schema.required?.includes(name) ? '!' : '',
    ...fieldType(type, name, field),
  }));
  const more = fields.flatMap(({ name, required }) => {
    const extra = derived[schema.properties?.[name]?.kind ?? ''];
    return extra ? [extra(name, required)] : [];
  });
  const lines = fields.map(
    ({ name, description, type: of, required, directives = '' }) =>
      `  ${JSON.stringify(description)}\n  ${name}: ${of}${required}${directives}`,
  );
  return [
    ...fields.flatMap(({ inner = [] }) => inner),
    `${node?.intro ?? `type ${type}`} {\n${[...lines, ...more, ...(node?.extra ?? [])].join('\n')}\n}`,
  ];
};

const isMarkdown = (files: string): boolean => files.endsWith('.md');

/** The transformer reads YAML 1.1, for which 1:30 is a number: nobody asks it for the fields, and it need not mind. */
const transformed = 'type MarkdownRemark implements Node @dontInfer { id: ID! }';

const nodeTypes = (type: string, intro: string, { files, schema }: Collection): string[] =>
  objectTypes(type, z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, {
    intro,
    extra: [
      // Gatsby's own, which an interface has to name.
      '  id: ID!',
      '  "the name of the entry’s file or folder"\n  slug: String! @slug',
      ...(isMarkdown(files) ? ['  "the text as HTML"\n  html: String! @markdown'] : []),
    ],
  });

/**
 * The GraphQL types of all collections, as one text in the schema definition language. Non-null where the schema
 * requires a field; nothing is inferred. Entries have their `slug`, those written in Markdown their `html`.
 */
export const typeDefinitions = (): string => {
  const types = Object.values<Collection>(collections).flatMap((collection) => {
    const { type, interface: shared } = collection;
    return [
      ...(shared ? nodeTypes(shared, `interface ${shared} implements Node`, collection) : []),
      ...nodeTypes(
        type,
        `type ${type} implements Node${shared ? ` & ${shared}` : ''} @dontInfer`,
        collection,
      ),
    ];
  });
  // What several collections share is written once.
  return [...new Set(types), transformed].join('\n\n');
};
