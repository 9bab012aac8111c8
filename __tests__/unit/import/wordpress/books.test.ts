import { serialize } from 'php-serialize';
import { makeWordpress } from '../../../../src/import/readers/wordpress';
import {
  allOf,
  bookWith,
  entriesIn,
  fileOf,
  fixture,
  inputOf,
  lossesIn,
} from '../../../support/wordpress/read';

const source = makeWordpress((html) => ({ html, lost: [] }));
const read = (content: string) => allOf(source, inputOf(fileOf('export.xml', content)));
const frostline = () => read(fixture('frostline.xml'));

const entryOf = async (id: number) =>
  entriesIn(await frostline()).find(({ key }) => key === `wordpress maraelling.example ${id}`);

test('a book of MyBookTable comes with its shops, its ISBN in 13 digits and its series', async () => {
  expect(await entryOf(51)).toMatchObject({
    collection: 'books',
    slug: 'rime',
    addresses: ['/books/rime/', '/?p=51'],
    fields: {
      title: 'Rime',
      link: 'https://amazon.example/dp/1?tag=mara',
      series: { name: 'frostline', position: 1 },
      published: '2019',
      editions: [
        {
          format: 'paperback',
          isbn: '978-3-16-148410-0',
          publisher: 'Skerry House',
          retailers: [{ name: 'Amazon', link: 'https://amazon.example/dp/1?tag=mara', affiliate: true }],
        },
        { format: 'ebook', retailers: [{ name: 'Amazon Kindle', link: 'https://amazon.example/dp/2' }] },
      ],
      contributors: [
        { name: 'Mara Elling', role: 'author' },
        { name: 'Tóre Åsblå', role: 'author' },
      ],
    },
    text: { format: 'html', source: 'The ice remembers.\n\n<p>A keeper counts the ships.</p>' },
    pictures: { image: { alt: 'A ship & ice' } },
  });
});

test('a book of Mooberry comes with its editions, its shops at those that they sell, and its excerpt', async () => {
  expect(await entryOf(62)).toMatchObject({
    collection: 'books',
    fields: {
      title: 'Thaw',
      link: 'https://bookshop.org/a/1/thaw',
      about: {
        subtitle: 'A Frostline Novel',
        praise: [{ quote: 'Cold, good', source: 'A. Lin, North Mail' }],
        excerpt: 'thaw-excerpt',
      },
      series: { name: 'frostline', position: 2.5 },
      furtherSeries: [{ name: 'the-coast' }],
      published: '2035-06-02',
      from: '2035-05-01',
      identifiers: { goodreads: '4711' },
      contributors: [{ name: 'Ida Krag', role: 'illustrator' }],
      editions: [
        {
          format: 'paperback',
          isbn: '9783161484100',
          pages: 310,
          price: 'EUR 14.99',
          trimSize: '5.5 × 8.5 in',
          publisher: 'Skerry House',
          retailers: [{ name: 'Bookshop.org', link: 'https://bookshop.org/a/1/thaw' }],
        },
        { format: 'audiobook', retailers: [{ name: 'Audible', link: 'https://www.audible.com/pd/thaw' }] },
        { format: 'ebook', retailers: [{ name: 'Kobo', link: 'https://www.kobo.com/thaw?' }] },
      ],
    },
    text: { format: 'html', source: '<p>The ice goes.</p>' },
    pictures: { image: { address: 'https://www.maraelling.example/wp-content/uploads/thaw.jpg' } },
  });
  expect(entriesIn(await frostline())).toContainEqual(
    expect.objectContaining({ collection: 'excerpts', slug: 'thaw-excerpt', fields: { title: 'From Thaw' } }),
  );
});

test('the series to which books refer come once each', async () => {
  const series = entriesIn(await frostline()).filter(({ collection }) => collection === 'series');
  expect(series.map(({ slug, fields }) => ({ slug, ...fields }))).toEqual([
    { slug: 'frostline', title: 'Frostline', description: 'Three winters on one coast.' },
    { slug: 'the-coast', title: 'The Coast' },
  ]);
});

test('what books lose is said', async () => {
  expect(lossesIn(await frostline()).filter((loss) => /Rime|Thaw/.test(loss))).toEqual([
    'the link "not a link!" of "Rime": must start with https://',
    'the genres of "Rime" (Horror): books have no field for this here',
    'the short text of "Rime" (In short.): books have no field for this here',
    'an edition of "Thaw": its format is one of your own in Mooberry, which the export does not name',
    'the ISBN "1234" of "Thaw": must have 13 digits and begin with 978 or 979, like 978-3-16-148410-0',
    'a quotation on "Thaw" (Nameless): nobody is named who said it',
    'the cover artists of "Thaw" (Ola Brek): books have no field for this here',
  ]);
});

test('a book that is heard alone is an audiobook, with who reads it', async () => {
  const text = bookWith('mbt_book', { mbt_book_format: 'Audio CD', mbt_narrator: 'Ole Vik' });
  expect(entriesIn(await read(text))).toMatchObject([
    {
      collection: 'audiobooks',
      fields: { audio: { narrator: 'Ole Vik' }, editions: [{ format: 'audiobook' }] },
    },
  ]);
});

test('a book that is filed as an anthology is one', async () => {
  const genre = '<category domain="mbdb_genre" nicename="anthologies">Anthologies</category>';
  expect(entriesIn(await read(bookWith('mbdb_book', { _mbdb_summary: 'Many.' }, genre)))).toMatchObject([
    { collection: 'anthologies' },
  ]);
});

test('a format that nothing says is guessed, and that is said', async () => {
  const buttons = serialize([{ store: 'amazon', url: 'https://www.amazon.com/dp/1' }]);
  const found = await read(bookWith('mbt_book', { mbt_buybuttons: buttons }));
  expect(entriesIn(found)[0]?.fields['editions']).toEqual([
    { format: 'paperback', retailers: [{ name: 'Amazon', link: 'https://www.amazon.com/dp/1' }] },
  ]);
  expect(lossesIn(found)).toEqual([
    'the format of "Rime": nothing says it: it comes as a paperback, so look at it',
  ]);
});

test('what Mooberry keeps elsewhere is missed aloud', async () => {
  expect(lossesIn(await read(bookWith('mbdb_book', {})))).toEqual([
    'the summary, cover and day of "Rime": Mooberry keeps them in a table of its own: export your books there as CSV too',
  ]);
});
