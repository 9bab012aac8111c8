import { z } from 'zod';
import {
  collectionNames,
  collections,
  type CollectionName,
  contentFolder,
} from '../content/model/collections';
import { infoOf } from '../content/model/fieldInfo';

type JsonSchema = Record<string, unknown>;

/** Says of a field what editors know: its words, and of a rule that is broken the message, which VS Code shows. */
const describe = (schema: unknown, jsonSchema: JsonSchema): void => {
  const info = schema instanceof z.ZodType ? infoOf(schema) : undefined;
  if (!info) return;
  const { label, description, rules } = info;
  Object.assign(jsonSchema, { title: label, description });
  if (!rules) return;
  delete jsonSchema['pattern'];
  jsonSchema['allOf'] = rules.map(({ pattern, message }) => ({ pattern, patternErrorMessage: message }));
};

/** The JSON Schema (draft 7) of a collection's entries; of the frontmatter, where they are Markdown. */
const jsonSchemaOf = (collection: CollectionName): JsonSchema =>
  z.toJSONSchema(collections[collection].schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => describe(zodSchema, jsonSchema),
  });

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
