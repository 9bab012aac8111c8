import { makeWordpress } from '../../../../src/import/readers/wordpress';
import { records } from '../../../../src/import/readers/wordpress/records';
import {
  allOf,
  entriesIn,
  exportWith,
  fileOf,
  fixture,
  inputOf,
  itemWith,
  lossesIn,
} from '../../../support/wordpress/read';
import type { InputFile } from '../../../../src/import/found';

const source = makeWordpress((html) => ({ html, lost: [] }));

const read = (content: string | Uint8Array, step?: number) =>
  allOf(source, inputOf(fileOf('export.xml', content, step)));

const whatToGive = 'in WordPress, choose Tools and Export, and give the file that it saves';

test.each([
  ['an empty file', '', 'export.xml is empty: export it again'],
  ['empty lines', ' \n\n ', 'export.xml is empty: export it again'],
  ['a letter', 'Dear reader,', `export.xml is no export of WordPress: ${whatToGive}`],
  [
    'another feed',
    '<rss><channel><item/></channel></rss>',
    `export.xml is no export of WordPress: ${whatToGive}`,
  ],
  [
    'a drawing',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    `export.xml is no export of WordPress: ${whatToGive}`,
  ],
  [
    'a web page',
    '<!DOCTYPE html><html><body>Sign in</body></html>',
    `export.xml is a web page and no export of WordPress: ${whatToGive}`,
  ],
  [
    'a web page without a doctype',
    '<html><body>Sign in</body></html>',
    `export.xml is a web page and no export of WordPress: ${whatToGive}`,
  ],
  [
    'a billion laughs',
    `<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n<rss><channel>&b;</channel></rss>`,
    'export.xml has a DOCTYPE in line 2, which no export has and which can do harm: nothing of it is read',
  ],
  [
    'a file of the machine',
    '<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss/>',
    'export.xml has a DOCTYPE in line 1, which no export has and which can do harm: nothing of it is read',
  ],
  [
    'tags that do not fit',
    exportWith('<item><title>A</titel></item>'),
    'export.xml is not valid XML in line 5 (unexpected close tag): export it again',
  ],
  [
    'tags in tags',
    exportWith(`<item>${'<a>'.repeat(30)}`),
    'export.xml is nested more deeply in line 5 than an export is: export it again',
  ],
  [
    'an encoding of nobody',
    '<?xml version="1.0" encoding="runes-1"?><rss/>',
    'export.xml says that it is in runes-1, which is no known encoding: export it again',
  ],
])('%s gets a sentence and nothing else', async (_what, content, message) => {
  await expect(read(content)).rejects.toThrow(new Error(message));
});

test('an export that ends anywhere is refused by the line', async () => {
  const whole = exportWith(itemWith({ title: 'A &amp; B', 'content:encoded': '<![CDATA[Words]]>' }));
  const end = whole.indexOf('</rss>') + '</rss>'.length - 1;
  for (let at = whole.indexOf('<rss') + 1; at < end; at += 11) {
    const lines = whole.slice(0, at).split('\n').length;
    await expect(read(whole.slice(0, at))).rejects.toThrow(
      `export.xml ends in the middle, in line ${lines}: export it again`,
    );
  }
});

/** A file that never ends. */
const endless = (start: string, more: string): InputFile => {
  const encoder = new TextEncoder();
  const chunk = encoder.encode(more.repeat(2000));
  return {
    ...fileOf('export.xml', start),
    chunks: async function* () {
      yield encoder.encode(start);
      for (;;) yield await Promise.resolve(chunk);
    },
  };
};

test.each([
  ['a text', '<item><content:encoded><![CDATA[', 'x'],
  ['a comment', '<!--', 'x'],
  ['a tag', '<item a="', 'x'],
  ['an entry of small fields', '<item>', '<a/>'],
  ['an entity', '<item>&', 'x'],
])('%s without an end is not read to its end', async (_what, begun, more) => {
  const start = exportWith('').split('</channel>')[0] ?? '';
  const readAll = async () => {
    const limits = { text: 20_000, record: 60_000 };
    for await (const recorded of records(endless(start + begun, more), limits))
      expect(recorded).toBeDefined();
  };
  await expect(readAll()).rejects.toThrow(
    /^export\.xml has more in line \d+ than an entry can have \([26]0,000 characters\): delete it there, and export it again$/,
  );
});

test('control characters are dropped and counted', async () => {
  const text = exportWith(itemWith({ title: 'Fr\u0008o\u0000st', 'wp:post_id': '1' }));
  const found = await read(text);
  expect(entriesIn(found)[0]?.fields).toMatchObject({ title: 'Frost' });
  expect(lossesIn(found)).toEqual(['2 control characters: XML forbids them, and nobody sees them']);
});

test('names, numbers and empty lines that XML does not know are forgiven', async () => {
  const text = `\n\n${exportWith(itemWith({ title: 'A&nbsp;B &mdash; C&#8;', 'x:y': 'z', 'wp:post_id': '1' }))}`;
  expect(entriesIn(await read(text))[0]?.fields).toMatchObject({ title: 'A B — C' });
});

test.each([1, 7])('it reads the same in pieces of %i bytes', async (step) => {
  const text = fixture('frostline.xml');
  expect(await read(text, step)).toEqual(await read(text));
});

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  Array.from({ length: text.length }, (_, at) => view.setUint16(at * 2, text.charCodeAt(at), !isBig));
  return bytes;
};

test.each([
  ['UTF-8 with a mark', (text: string) => new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16, little end first', (text: string) => utf16(`\ufeff${text}`, false)],
  ['UTF-16, big end first', (text: string) => utf16(`\ufeff${text}`, true)],
  ['UTF-16 without a mark', (text: string) => utf16(text, false)],
  [
    'Latin-1',
    (text: string) => Uint8Array.from(text.replace('UTF-8', 'ISO-8859-1'), (sign) => sign.charCodeAt(0)),
  ],
  ['UTF-8 that says UTF-16', (text: string) => new TextEncoder().encode(text.replace('UTF-8', 'UTF-16'))],
])('%s is understood', async (_what, encoded) => {
  const bytes = encoded(exportWith(itemWith({ title: 'Café', 'wp:post_id': '1' })));
  expect(source.fits(inputOf(fileOf('export.xml', bytes)))).toBe(true);
  for (const step of [1, 4096])
    expect(entriesIn(await read(bytes, step))[0]?.fields).toMatchObject({ title: 'Café' });
});
