import { z } from 'zod';
import {
  collectionNames,
  collections,
  type CollectionName,
  contentFolder,
} from '../content/model/collections';

type JsonSchema = Record<string, unknown>;

/** A schema as zod writes it, with what the fields say of themselves. */
interface FieldSchema extends JsonSchema {
  readonly label?: string;
  readonly rules?: readonly { readonly pattern: string; readonly message: string }[];
  readonly properties?: Record<string, FieldSchema>;
}

/** What no editor knows, or is said in its words below. */
const ownWords = ['label', 'kind', 'largestWidth', 'dateFormat', 'rules', 'properties'];

/** Patterns that come back with their messages. */
const patterns = ['pattern', 'allOf'];

/** The words that editors understand instead of ours; VS Code shows the message of the rule that is broken. */
const forEditors = (schema: FieldSchema): JsonSchema => {
  const { label, rules, properties } = schema;
  const left = rules ? [...ownWords, ...patterns] : ownWords;
  return {
    ...(label && { title: label }),
    ...Object.fromEntries(Object.entries(schema).filter(([word]) => !left.includes(word))),
    ...(rules && {
      allOf: rules.map(({ pattern, message }) => ({ pattern, patternErrorMessage: message })),
    }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, forEditors(property)]),
      ),
    }),
  };
};

/** The JSON Schema (draft 7) of a collection's entries; of the frontmatter, where they are Markdown. */
export const jsonSchemaOf = (collection: CollectionName): JsonSchema =>
  forEditors(
    z.toJSONSchema(collections[collection].schema, { io: 'input', target: 'draft-7' }) as FieldSchema,
  );

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const schemaFile = (name: CollectionName): string => `schemas/${name}.schema.json`;

/** The settings by which VS Code knows the schema of each JSON file of the content. */
const vsCodeSettings = () => ({
  'json.schemas': collectionNames
    .filter((name) => collections[name].files.endsWith('.json'))
    .map((name) => ({
      fileMatch: [`/${contentFolder}/${collections[name].files}`],
      url: `./${schemaFile(name)}`,
    })),
});

/** All files for editors, as paths from the root and texts: a schema for every collection, and where it holds. */
export const editorFiles = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(collectionNames.map((name) => [schemaFile(name), asText(jsonSchemaOf(name))])),
  '.vscode/settings.json': asText(vsCodeSettings()),
});
