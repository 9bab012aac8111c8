import { collections } from '../../../src/content/model/collections';
import { findings } from '../../../src/content/model/findings';
import { onix } from '../../../src/import/readers/onix';
import { allOf } from '../../support/import/allOf';
import { entriesIn, foundIn, inputOf, lostIn } from '../../support/import/inputOf';
import { ofWork, onixMessage, product } from '../../support/import/onixMessage';

const hardcover = { isbn: '9783161484100', form: 'BB' };
const paperback = { isbn: '9780306406157', form: 'BC', day: '20200102' };
const recording = { isbn: '9781402894626', form: 'AJ', status: '07' };

const three = [hardcover, paperback, recording].map(product);

const read = (xml: string) => foundIn(onix, { 'catalogue.xml': xml });

test('the products of one work are the editions of one book, in either form of tags', async () => {
  const found = await read(onixMessage(three));
  expect(await read(onixMessage(three, 'short', { release: '3.1' }))).toEqual(found);
  expect(lostIn(found)).toEqual([]);
  const [series, book] = entriesIn(found);
  expect(series).toMatchObject({ collection: 'series', slug: 'bog-ledger', fields: { title: 'Bog Ledger' } });
  const shared = { language: 'en', publisher: 'Sedge Books', translator: 'Tora Lind', price: 'USD 18.99' };
  expect(book?.fields).toEqual({
    title: 'The Wet Door',
    about: {
      subtitle: 'A Tale of Peat',
      praise: [{ quote: 'Damp, and I mean that.', source: 'Abe Roe, The Sluice' }],
    },
    series: { name: 'bog-ledger', position: 2 },
    editions: [
      { ...shared, format: 'hardcover', released: '2019-05-03', pages: 214, isbn: '9783161484100' },
      { ...shared, format: 'paperback', released: '2020-01-02', pages: 214, isbn: '9780306406157' },
      {
        ...shared,
        format: 'audiobook',
        released: '2019-05-03',
        minutes: 465,
        isbn: '9781402894626',
        narrator: 'Ned Vale',
        isOutOfPrint: true,
      },
    ],
    contributors: [{ name: 'Una Post', role: 'editor' }],
    trade: { subjects: 'FIC015000; FK Horror' },
    words: 61000,
  });
  expect(book?.text).toEqual({ format: 'html', source: '<p>It opens <em>inward</em> &amp; down.</p>' });
  expect(book?.pictures).toEqual({ image: { address: 'https://pictures.example/wet-door.jpg' } });
  const whole = {
    id: 1,
    ...book?.fields,
    about: { blurb: 'It opens.', ...(book?.fields['about'] as object) },
  };
  expect(findings(collections.books.schema, whole)).toEqual([]);
});

test('a work is known by its number, whatever its editions are called', async () => {
  const named = (isbn: string, title: string) =>
    product({ isbn, form: 'BC', title, more: [ofWork('A02-1')] });
  const found = await read(
    onixMessage([named('9783161484100', 'Wet Door'), named('9780306406157', 'Damp Door')]),
  );
  expect(entriesIn(found).filter(({ collection }) => collection === 'books')).toHaveLength(1);
});

test('what is no edition, and what the site has no word for, is said', async () => {
  const found = await read(
    onixMessage([product({ isbn: '9783161484100', form: 'ZX', title: 'Wet Towel' }), ...three]).replace(
      'E07',
      'Z99',
    ),
  );
  expect(lostIn(found)).toEqual(['3 "The Wet Towel": is neither a book nor a recording: its form is ZX']);
});

const official =
  '<!DOCTYPE ONIXMessage SYSTEM "http://www.editeur.org/onix/3.0/reference/onix-international.dtd">\n';
const laughs = '<!DOCTYPE ONIXMessage [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>\n';

test('a line break within a text is one', async () => {
  const text = '<Text textformat="05"><p>One.<br/>Two.</p></Text>';
  const message = onixMessage(three).replace(/<Text textformat="05">.*?<\/Text>/s, text);
  expect(entriesIn(await read(message))[1]?.text?.source).toBe('<p>One.<br>Two.</p>');
});

test('publishers beside imprints are counted', async () => {
  const publisher = '<Publisher><PublisherName>Sedge House Ltd</PublisherName></Publisher>';
  const found = await read(onixMessage(three).replaceAll('</Imprint>', `</Imprint>${publisher}`));
  expect(lostIn(found)).toEqual([]);
  expect(found[0]).toEqual({
    kind: 'left',
    what: 'names of publishers',
    why: 'an edition of this site names one house, and an imprint stands on these',
    count: 3,
  });
});

test('the official DTD is let be, and nothing of it is read', async () => {
  const found = await read(onixMessage(three, 'reference', { doctype: official }));
  expect(entriesIn(found)).toHaveLength(2);
});

test.each([
  [
    '2.1',
    onixMessage(three, 'reference', { release: '2.1' }),
    'is ONIX 2.1, which the book trade has left behind: ask your publisher for ONIX 3.0',
  ],
  [
    '2.1 that does not say so',
    '<ONIXMessage><Product><ProductForm>BC</ProductForm></Product></ONIXMessage>',
    'is ONIX 2.1, which the book trade has left behind: ask your publisher for ONIX 3.0',
  ],
  [
    'definitions',
    onixMessage(three, 'reference', { doctype: laughs }),
    'has definitions of its own in its DOCTYPE, which are not read: delete what stands in [ ] there',
  ],
  ['what is broken', onixMessage(three).slice(0, 900), 'is not whole XML'],
])('of what is no honest ONIX 3 there is a sentence: %s', async (_what, xml, sentence) => {
  await expect(read(xml)).rejects.toThrow(sentence);
});

test('more products than can be kept at once are refused', async () => {
  const files = inputOf({ 'catalogue.xml': onixMessage(three) }).files.map((file) => ({
    ...file,
    size: 200_000_001,
  }));
  await expect(allOf(onix, { name: 'catalogue.xml', files })).rejects.toThrow(
    'catalogue.xml has more than 200 MB: ask your publisher for a file of your own books alone',
  );
});

test('what is ONIX is known by its first element', () => {
  expect(onix.fits(inputOf({ 'a.xml': onixMessage(three, 'short') }))).toBe(true);
  expect(onix.fits(inputOf({ 'a.xml': '<rss><channel/></rss>' }))).toBe(false);
});
