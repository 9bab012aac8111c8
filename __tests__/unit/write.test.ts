import { parseFrontmatter } from '../../src/content/read/parseFrontmatter';
import { formatEntry } from '../../src/content/write/formatEntry';

test('fields come in the order of the schema, inner ones too, and unknown ones last', () => {
  const fields = { profiles: [{ link: 'l', title: 't' }], extra: 1, title: 'T' };
  expect(formatEntry('site', fields)).toBe(
    '{\n  "title": "T",\n  "profiles": [\n    {\n      "title": "t",\n      "link": "l"\n    }\n  ],\n  "extra": 1\n}\n',
  );
});

test('texts that YAML could take for something else stay texts', () => {
  const fields = { title: 'yes: "no" #1', description: '2024-01-09', columns: ['1', 'null'] };
  const text = formatEntry('sobrietyPage', fields, '\r\nWords.\r\n\n');
  expect(parseFrontmatter(text).value).toEqual(fields);
  expect(text.endsWith('---\n\nWords.\n')).toBe(true);
});
