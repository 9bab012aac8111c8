import { isoDay } from '../../../src/import/isoDay';
import { xmlElements, type XmlElement } from '../../../src/import/xml';
import { inputOf } from '../../support/import/inputOf';
import { textIn } from '../../../src/import/xmlElement';

const itemsOf = async (content: string | Uint8Array, most?: number) => {
  const [file] = inputOf({ 'a.xml': content }).files;
  const found: XmlElement[] = [];
  if (!file) return found;
  for await (const each of xmlElements(file, (path) => path.at(-1) === 'i', most)) found.push(each);
  return found;
};

const textsOf = async (content: string | Uint8Array) => (await itemsOf(content)).map(textIn);

const bytes = (text: string, size: number) =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) =>
      [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8].slice(0, size),
    ),
  );

test('elements come in their order, in the encoding of the file', async () => {
  expect(await textsOf('<r><i>ä<b>ö</b></i><x>no</x><i><![CDATA[<ü>]]></i></r>')).toEqual(['äö', '<ü>']);
  expect(await textsOf(bytes('<?xml version="1.0" encoding="ISO-8859-1"?><r><i>ä</i></r>', 1))).toEqual([
    'ä',
  ]);
  expect(
    await textsOf(bytes('<?xml version="1.0" encoding="windows-1252"?><r><i>\u0093ä\u0094</i></r>', 1)),
  ).toEqual(['“ä”']);
  expect(await textsOf(bytes('\uFEFF<?xml version="1.0" encoding="UTF-16"?><r><i>ä</i></r>', 2))).toEqual([
    'ä',
  ]);
  expect(await textsOf('\uFEFF\n<r><i>a\u0008b&#8;&#x1F;&nbsp;</i></r>')).toEqual(['ab&nbsp;']);
});

test.each([
  [
    '<!DOCTYPE r [<!ENTITY a "b">]><r><i>&a;</i></r>',
    'a.xml:1: has definitions of its own in its DOCTYPE, which are not read: delete what stands in [ ] there',
  ],
  ['<r>\n<i></r>', 'a.xml:2: is not whole XML: unexpected close tag; export it again'],
  ['<r><i>', 'a.xml:1: is not whole XML: unclosed tag: i; export it again'],
  [
    '<?xml version="1.0" encoding="klingon"?><r/>',
    'a.xml: is written in an unknown encoding, "klingon": save it as UTF-8',
  ],
  ['<a>'.repeat(300), 'a.xml:1: has elements that lie more than 200 deep, which no export has'],
])('%.40s is refused', async (text, message) => {
  await expect(itemsOf(text)).rejects.toThrow(message);
});

test.each([
  ['a text', () => `<r><i>${'a'.repeat(21e3)}</i></r>`],
  ['a tag', () => `<r><i a="${'a'.repeat(21e3)}`],
  ['a comment', () => `<r><!--${'a'.repeat(21e3)}--></r>`],
  ['a document type', () => `<!DOCTYPE ${'a'.repeat(21e3)}`],
  ['many elements', () => `<r><i>${'<a/>'.repeat(210)}</i></r>`],
])('%s without an end is refused', async (_name, made) => {
  await expect(itemsOf(made(), 20e3)).rejects.toThrow(
    /^a\.xml:1: has more than 0\.02 MB in one piece, which no export has$/,
  );
});

test.each([
  ['2014-05-01T23:30:00-05:00', '2014-05-01'],
  ['2014-5-1 10:00', '2014-05-01'],
  ['Thu, 01 May 2014 23:30:00 -0500', '2014-05-01'],
  ['1 September 99 10:00', '1999-09-01'],
  ['May 1, 2014', '2014-05-01'],
  ['2014-02-30', undefined],
  ['soon', undefined],
  ['', undefined],
])('the day of %s is %s', (text, day) => {
  expect(isoDay(text)).toBe(day);
});
