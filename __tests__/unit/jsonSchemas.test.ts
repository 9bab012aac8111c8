import { readFileSync } from 'node:fs';
import { TextDocument } from 'vscode-json-languageservice';
import { editorFiles } from '../../src/cli/jsonSchemas';
import { jsonEditor, messagesFor } from '../support/jsonEditor';

test.each(Object.entries(editorFiles()))('%s is in step with the schema: npm run schemas', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
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
  const service = jsonEditor();
  const document = TextDocument.create('file:///data/books/a/index.json', 'json', 1, '{\n  \n}\n');
  const list = await service.doComplete(
    document,
    { line: 1, character: 2 },
    service.parseJSONDocument(document),
  );
  expect(list?.items.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['id', 'image', 'link', 'title', 'about', 'editions']),
  );
});
