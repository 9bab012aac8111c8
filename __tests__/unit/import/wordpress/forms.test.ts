import { makeWordpress, wordpress } from '../../../../src/import/readers/wordpress';
import type { ToHtml } from '../../../../src/import/readers/wordpress/survey';
import {
  allOf,
  entriesIn,
  exportWith,
  fileOf,
  fixture,
  inputOf,
  itemWith,
  lossesIn,
  metaWith,
} from '../../../support/wordpress/read';

const plain = makeWordpress((html) => ({ html, lost: [] }));

const read = (content: string, source = plain) => allOf(source, inputOf(fileOf('export.xml', content)));

const postWith = (fields: Readonly<Record<string, string>>, more = ''): string =>
  exportWith(itemWith({ 'wp:post_id': '1', 'wp:post_type': 'post', ...fields }, more));

test('it knows its exports by their heads', () => {
  for (const name of ['frostline.xml', 'old.xml']) {
    expect(wordpress.fits(inputOf(fileOf(name, fixture(name))))).toBe(true);
  }
  expect(wordpress.fits(inputOf(fileOf('feed.xml', '<rss><channel></channel></rss>')))).toBe(false);
});

test('prefixes that are declared nowhere, and other versions of the form, are understood', async () => {
  const text = postWith({ title: 'A', 'wp:post_name': 'a' });
  for (const declared of ['', 'xmlns:wp="https://wordpress.org/export/1.9/"']) {
    const changed = text.replace(/xmlns:wp="[^"]*"/, declared);
    expect(entriesIn(await read(changed))).toMatchObject([{ slug: 'a', key: 'wordpress mara.example 1' }]);
  }
});

test('Squarespace’s paths without a host are the site’s', async () => {
  const text = postWith({ title: 'A', link: '/blog/2019/a-post', 'wp:post_name': 'blog/2019/a-post' });
  expect(entriesIn(await read(text))).toMatchObject([
    { slug: 'a-post', addresses: ['/blog/2019/a-post', '/?p=1'] },
  ]);
});

test.each([
  ['another site', 'https://other.example/a/', ['/?p=1']],
  ['two slashes', 'https://mara.example//evil.example/a/', ['/evil.example/a/', '/?p=1']],
  ['the home page', 'https://mara.example/', ['/?p=1']],
  ['a script', 'javascript:alert(1)', ['/?p=1']],
  ['nothing', '', ['/?p=1']],
])('a link to %s makes no address that it should not', async (_what, link, addresses) => {
  expect(entriesIn(await read(postWith({ title: 'A', link })))).toMatchObject([{ addresses }]);
});

test('texts are made with the pictures that they name by number', async () => {
  const seen = new Map<string, Parameters<ToHtml>[1]>();
  const source = makeWordpress((content, around) => {
    seen.set(content, around);
    return { html: '<p>made</p>', lost: [{ what: 'the form', why: 'there is none' }] };
  });
  const found = await read(fixture('frostline.xml'), source);
  const gallery = seen.get('[gallery]');
  expect(gallery?.attachedToPost).toEqual(['32', '31']);
  expect(gallery?.attachment('31')).toEqual({
    address: 'https://www.maraelling.example/wp-content/uploads/cover.jpg',
    alt: 'A ship & ice',
    caption: 'The <em>first</em> cover',
  });
  expect(gallery?.attachment('99')).toBeUndefined();
  expect(gallery?.reusable?.('17')).toBe('<p>Shared.</p>');
  expect(gallery?.footnotes).toBe('[]');
  expect(found).toContainEqual({
    kind: 'lost',
    file: 'export.xml',
    line: 106,
    what: 'the form',
    why: 'there is none',
  });
});

test('several files are read as one, in the order of their numbers', async () => {
  const part = (id: string) => exportWith(itemWith({ title: id, 'wp:post_id': id }));
  const picture = exportWith(
    itemWith({
      'wp:post_id': '5',
      'wp:post_type': 'attachment',
      'wp:attachment_url': 'https://mara.example/5.png',
    }),
  );
  const post = postWith({ title: 'last' }, metaWith('_thumbnail_id', '5'));
  const found = await allOf(
    plain,
    inputOf(
      fileOf('part.10.xml', post),
      fileOf('part.2.xml', part('2')),
      fileOf('part.1.xml', picture),
      fileOf('part.3.xml', ''),
      fileOf('read me.txt', 'Hello'),
    ),
  );
  expect(entriesIn(found).map(({ fields }) => fields['title'])).toEqual(['2', 'last']);
  expect(entriesIn(found)[1]?.pictures).toEqual({ image: { address: 'https://mara.example/5.png' } });
  expect(lossesIn(found)).toEqual(['the file: it is no export of WordPress']);
  expect(found.filter(({ kind }) => kind === 'site')).toHaveLength(1);
});
