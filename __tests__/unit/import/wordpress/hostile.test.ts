import { makeWordpress } from '../../../../src/import/readers/wordpress';
import { itemOf } from '../../../../src/import/readers/wordpress/item';
import {
  allOf,
  entriesIn,
  exportWith,
  fileOf,
  fixture,
  inputOf,
  itemWith,
} from '../../../support/wordpress/read';

const source = makeWordpress((html) => ({ html, lost: [] }));

const read = (content: string | Uint8Array, step?: number) =>
  allOf(source, inputOf(fileOf('export.xml', content, step)));

test.each([
  [
    'a billion laughs',
    `<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n<rss><channel>&b;</channel></rss>`,
    'export.xml:2: has definitions of its own in its DOCTYPE, which are not read: delete what stands in [ ] there',
  ],
  [
    'a file of the machine',
    '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss/>',
    'export.xml:1: has definitions of its own in its DOCTYPE, which are not read: delete what stands in [ ] there',
  ],
  [
    'tags that do not fit',
    exportWith('<item><title>A</titel></item>'),
    'export.xml:5: is not whole XML: unexpected close tag; export it again',
  ],
])('%s gets a sentence and nothing else', async (_what, content, message) => {
  await expect(read(content)).rejects.toThrow(new Error(message));
});

test('an export that ends anywhere is refused by the line', async () => {
  const whole = exportWith(itemWith({ title: 'A &amp; B', 'content:encoded': '<![CDATA[Words]]>' }));
  const end = whole.indexOf('</rss>') + '</rss>'.length - 1;
  for (let at = whole.indexOf('<rss') + 1; at < end; at += 11) {
    const lines = whole.slice(0, at).split('\n').length;
    await expect(read(whole.slice(0, at))).rejects.toThrow(`export.xml:${lines}: is not whole XML: `);
  }
});

test('what a plugin has kept of a post many times is gone through at once', () => {
  const leaf = (name: string, text: string) => ({ name, attributes: {}, children: [text], line: 1 });
  const kept = {
    name: 'wp:postmeta',
    attributes: {},
    children: [leaf('wp:meta_key', 'a'), leaf('wp:meta_value', 'b')],
    line: 1,
  };
  const from = performance.now();
  const item = itemOf({ ...kept, name: 'item', children: Array.from({ length: 150_000 }, () => kept) }, 'a');
  expect(performance.now() - from).toBeLessThan(10_000);
  expect(item.meta.get('a')).toHaveLength(150_000);
});

test('control characters are dropped', async () => {
  const text = exportWith(itemWith({ title: 'Fr\u0008o\u0000st', 'wp:post_id': '1' }));
  expect(entriesIn(await read(text))[0]?.fields).toMatchObject({ title: 'Frost' });
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
