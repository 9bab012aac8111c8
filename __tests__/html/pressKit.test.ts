import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { mf2 } from 'microformats-parser';
import { ownFiles, profiles } from '../fixture/writeFixture';
import { attributes, texts } from '../support/site/dom';
import { entriesOf, fileOf, pageAt, settings } from '../support/site/fixtureSite';

const page = () => pageAt('/press-kit/');

test('the bios stand there in their lengths, and what was left out leaves no trace', () => {
  expect(texts(page(), 'main h2')).toEqual([
    'In 50 words',
    'In 100 words',
    'Covers',
    'For shops and libraries',
  ]);
  expect(texts(page(), 'section[aria-labelledby="bio-100"] p')).toHaveLength(2);
});

test('nothing can be copied before the scripts are there', () => {
  expect(page().querySelectorAll('main button')).toHaveLength(0);
});

test('the portrait and the covers of books and audiobooks are there in the size of print, with their sizes', () => {
  const links = [...page().querySelectorAll('main a[download]')].slice(1);
  const own = [
    ...entriesOf('books').filter(({ image }) => image),
    ...entriesOf('audiobooks').map(({ slug }) => ({ slug: `${slug}-audiobook` })),
  ];
  expect(links.map((link) => link.getAttribute('download'))).toEqual([
    'portrait.jpg',
    ...own.map(({ slug }) => `${slug}.jpg`),
  ]);
  const [portrait] = links;
  expect(portrait?.textContent).toBe('Portrait: 2000 × 2500 px, 34 kB'.replaceAll(' × ', '\u00a0×\u00a0'));
  const original = statSync(join(ownFiles, 'press-kit/portrait.jpg')).size;
  expect(statSync(fileOf(portrait?.getAttribute('href') ?? '')).size).toBe(original);
  expect(texts(page(), 'figcaption p')[0]).toBe('Engraving: A. Hand');
});

test('the facts are a list, with the mail of the site where the press has none of its own', () => {
  expect(texts(page(), 'main dt')).toEqual(['Lives in', 'Contact']);
  expect(attributes(page(), 'main dd a', 'href')).toEqual([
    'mailto:me@example.com',
    ...profiles.map(({ link }) => link),
  ]);
});

test('a card says who it is, as those read it who know cards', () => {
  const baseUrl = 'https://example.com/press-kit/';
  const { items, rels } = mf2(readFileSync(fileOf('/press-kit/'), 'utf8'), { baseUrl });
  expect(items).toHaveLength(1);
  expect(items[0]?.type).toEqual(['h-card']);
  expect(items[0]?.properties).toEqual({
    name: [settings.author],
    url: ['https://example.com/', ...profiles.map(({ link }) => link)],
    note: [expect.stringMatching(/^Ann keeps lamps/)],
    photo: [expect.stringMatching(/^https:\/\/example\.com\/static\/.*\/portrait\.jpg$/)],
    email: ['mailto:me@example.com'],
  });
  expect(rels['me']).toContain('https://social.example/@me');
});

test('the archive holds the bios, the facts, the portrait and all covers', () => {
  const [link] = attributes(page(), 'main a[download]', 'href');
  expect(link).toBe('/press-kit.zip');
  const found = unzipSync(readFileSync(fileOf('/press-kit.zip')));
  const names = Object.keys(found).filter((name) => !name.endsWith('/'));
  expect(names).toEqual([
    'siobhan-ni-dhuill-orsted/press-kit.txt',
    'siobhan-ni-dhuill-orsted/portrait.jpg',
    ...names.filter((name) => name.startsWith('siobhan-ni-dhuill-orsted/covers/')),
  ]);
  const covers = [...entriesOf('books'), ...entriesOf('audiobooks')].filter(({ image }) => image);
  expect(names).toHaveLength(2 + covers.length);
  expect(names).toContain('siobhan-ni-dhuill-orsted/covers/audiobooks/first-audiobook.jpg');
  expect(strFromU8(found['siobhan-ni-dhuill-orsted/press-kit.txt'] ?? new Uint8Array())).toContain(
    'Lives in: A lighthouse',
  );
});
