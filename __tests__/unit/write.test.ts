import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectionOf } from '../../src/content/model/entryFiles';
import { parseContent } from '../../src/content/read/parse';
import { parseFrontmatter } from '../../src/content/read/parseFrontmatter';
import { listContent } from '../../src/content/read/listContent';
import { type Fields, formatEntry } from '../../src/content/write/formatEntry';

test('every entry of this site stands in the form in which entries are written', async () => {
  const files = (await listContent(process.cwd())).paths.filter((file) => /\.(json|md)$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = readFileSync(join('data', file), 'utf8');
    const { value, body } = parseContent(file, text);
    const collection = collectionOf(file)?.collection ?? 'site';
    expect(formatEntry(collection, value as Fields, body)).toBe(text);
  }
});

test('fields come in the order of the schema, inner ones too, and unknown ones last', () => {
  const fields = { social: { link: 'l', title: 't' }, extra: 1, title: 'T' };
  expect(formatEntry('site', fields)).toBe(
    '{\n  "title": "T",\n  "social": {\n    "title": "t",\n    "link": "l"\n  },\n  "extra": 1\n}\n',
  );
});

test('texts that YAML could take for something else stay texts', () => {
  const fields = { title: 'yes: "no" #1', description: '2024-01-09', columns: ['1', 'null'] };
  const text = formatEntry('sobrietyPage', fields, '\r\nWords.\r\n\n');
  expect(parseFrontmatter(text).value).toEqual(fields);
  expect(text.endsWith('---\n\nWords.\n')).toBe(true);
});
