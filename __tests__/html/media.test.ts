import { statSync } from 'node:fs';
import sharp from 'sharp';
import { signOf } from '../../src/content/model/profileServices';
import { profiles, turnedCover } from '../fixture/writeFixture';
import { attributes, texts } from '../support/site/dom';
import { exists, fileOf, pageAt } from '../support/site/fixtureSite';

test('the music page has a picture for each video that leads to it, and no player', () => {
  const page = pageAt('/music/');
  expect(attributes(page, 'figure > a', 'href')).toEqual(
    ['TLkA0RELQ1g', 'aqz-KE-bpKQ', 'eRsGyueVLvQ', 'WhWc3b3KhnY'].map(
      (id) => `https://www.youtube.com/watch?v=${id}`,
    ),
  );
  expect(texts(page, 'figure > a')).toEqual(
    ['Elephants Dream', 'Big Buck Bunny', 'Sintel', 'Spring'].map((title) => `Play ${title}`),
  );
  expect(attributes(page, 'figure img', 'width')).toEqual(['426', '426', '426', '426']);
  expect(attributes(page, 'figure img', 'height')).toEqual(['240', '240', '240', '240']);
  expect(page.querySelectorAll('iframe')).toHaveLength(0);
});

test('the wall of fame is a table, highest id first, with start dates where no script runs', () => {
  const page = pageAt('/swof/');
  expect(texts(page, 'thead th')).toEqual(['Name', 'Days', 'Time sober']);
  expect(texts(page, 'tbody th')).toEqual(['Kim', 'night_owl', 'Sam R.', 'J.T.', 'Ann']);
  expect(texts(page, 'tbody time')).toEqual([
    'January 1, 2020',
    'August 31, 2014',
    'July 5, 2009',
    'February 29, 2004',
    'November 2, 1999',
  ]);
});

test('each soundtrack has its beats, a player that fetches nothing, and a download with length and size', () => {
  const page = pageAt('/running/');
  expect(texts(page, 'article h2 + p')).toEqual(['170 BPM', '165 BPM', '160 BPM']);
  expect(attributes(page, 'audio', 'preload')).toEqual(['none', 'none', 'none']);
  const downloads = attributes(page, 'a[download]', 'href');
  expect(downloads).toEqual(attributes(page, 'audio', 'src'));
  expect(downloads.map((href) => statSync(fileOf(href ?? '')).size)).toEqual([8008, 11960, 15912]);
  expect(texts(page, 'p:has(a[download])')).toEqual([
    'Download Uphill (0:02, 8 kB)',
    'Download Along (0:03, 12 kB)',
    'Download Downhill (0:04, 16 kB)',
  ]);
});

test('of an activity widget nothing is loaded', () => {
  const page = pageAt('/running/');
  expect(texts(page, 'figure figcaption')).toEqual(['This week', 'Latest runs']);
  expect(attributes(page, 'figure > a', 'href')).toEqual([
    'https://fit.example/this-week',
    'https://fit.example/latest-runs',
  ]);
  expect(page.querySelectorAll('iframe')).toHaveLength(0);
});

test('each code project has its repository and its live site', () => {
  const page = pageAt('/code/');
  expect(texts(page, 'article h2')).toEqual(['Abacus', 'Bellows']);
  expect(attributes(page, 'article a', 'href')).toEqual([
    'https://code.example/abacus',
    'https://abacus.example/',
    'https://code.example/bellows',
    'https://bellows.example/',
  ]);
});

test('the contact page has a mail link and the profiles, each with a sign of its own', () => {
  const page = pageAt('/contact/');
  expect(attributes(page, 'main > ul li a', 'href')).toEqual([
    'mailto:me@example.com',
    ...profiles.map(({ link }) => link),
  ]);
  const signs = attributes(page, 'main > ul a > svg[aria-hidden=true] > path', 'd');
  expect(signs.slice(1)).toEqual(profiles.map(({ link }) => signOf(link)));
  expect(new Set(signs).size).toBe(profiles.length + 1);
});

test('the about page has a photo through the image pipeline', () => {
  const page = pageAt('/about/');
  expect(attributes(page, 'main picture source', 'type')).toEqual(['image/avif']);
  expect(attributes(page, 'main img', 'alt')).toEqual(['A portrait, as a light disc on a dark ground.']);
});

test('a picture in a text comes in the widths that screens need, and all its files are there', () => {
  const page = pageAt('/blog/an-essay/');
  expect(attributes(page, 'main p picture source', 'type')).toEqual(['image/avif']);
  const sets = attributes(page, 'main p picture source, main p picture img', 'srcset').map((set) =>
    (set ?? '').split(/,\s+/).map((file) => file.split(' ')),
  );
  const widths = ['340w', '500w', '680w', '1000w', '1320w'];
  expect(sets.map((set) => set.map(([, width]) => width))).toEqual([widths, widths]);
  expect(sets.flat().filter(([address = '']) => !exists(address))).toEqual([]);
  const image = page.querySelector('main p picture img');
  expect(image?.getAttribute('width')).toBe('680');
  expect(image?.getAttribute('height')).toBe('453');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.getAttribute('alt')).toMatch(/^A lamp .* ground\.$/);
});

test('a cover that its file has on its side is shown upright and whole', async () => {
  const page = pageAt('/anthologies/');
  const pictures = [...page.querySelectorAll('main img')];
  const upright = pictures[0];
  const turned = pictures[turnedCover - 1];
  expect([turned?.getAttribute('width'), turned?.getAttribute('height')]).toEqual([
    upright?.getAttribute('width'),
    upright?.getAttribute('height'),
  ]);
  const [expected, drawn] = await Promise.all(
    [upright, turned].map((picture) =>
      sharp(fileOf(picture?.getAttribute('src') ?? ''))
        .resize(8, 12, { fit: 'fill' })
        .raw()
        .toBuffer(),
    ),
  );
  const worst = Math.max(...(drawn ?? []).map((value, index) => Math.abs(value - (expected?.[index] ?? 0))));
  expect(drawn).toHaveLength(8 * 12 * 3);
  expect(worst).toBeLessThan(16);
});
