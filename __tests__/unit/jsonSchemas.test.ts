import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { editorFiles } from '../../src/cli/jsonSchemas';
import { listContent } from '../../src/content/read/listContent';

/** The part of VS Code that reads JSON, set up as the committed settings say. */
const editor = () => {
  const service = getLanguageService({});
  const settings = JSON.parse(editorFiles()['.vscode/settings.json'] ?? '') as {
    'json.schemas': { url: string; fileMatch: string[] }[];
  };
  service.configure({
    schemas: settings['json.schemas'].map(({ url, fileMatch }) => ({
      uri: url,
      fileMatch,
      schema: JSON.parse(editorFiles()[url.slice(2)] ?? '') as object,
    })),
  });
  return service;
};

const messagesFor = async (file: string, text: string): Promise<string[]> => {
  const service = editor();
  const document = TextDocument.create(`file:///${file}`, 'json', 1, text);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  const lines = found.map(({ range, message }) => `${range.start.line + 1}: ${JSON.stringify(message)}`);
  return lines.sort();
};

test.each(Object.entries(editorFiles()))('%s is in step with the schema: npm run schemas', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('an editor has nothing to say about the content of this site', async () => {
  const files = (await listContent(process.cwd())).paths.filter((file) => file.endsWith('.json'));
  const messages = files.map((file) => messagesFor(`data/${file}`, readFileSync(join('data', file), 'utf8')));
  expect(files.length).toBeGreaterThan(0);
  expect((await Promise.all(messages)).flat()).toEqual([]);
});

test('an editor says what the build says', async () => {
  const book = '{\n  "id": 0,\n  "titel": "A",\n  "image": "./a.gif",\n  "link": "http://a.example"\n}\n';
  expect(await messagesFor('data/books/a/index.json', book)).toEqual([
    String.raw`1: "Missing property \"title\"."`,
    '2: "Value is below the minimum of 1."',
    '3: "Property titel is not allowed."',
    '4: "must end in .jpg, .jpeg, .png, .webp or .avif"',
    '5: "must be a whole address without spaces"',
    '5: "must start with https://"',
  ]);
});

test('an editor completes the fields and describes them', async () => {
  const service = editor();
  const document = TextDocument.create('file:///data/books/a/index.json', 'json', 1, '{\n  \n}\n');
  const list = await service.doComplete(
    document,
    { line: 1, character: 2 },
    service.parseJSONDocument(document),
  );
  expect(list?.items.map(({ label }) => label).sort()).toEqual(['id', 'image', 'link', 'title']);
});
