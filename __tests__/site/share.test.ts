import sharp from 'sharp';
import { shareSize } from '../../src/lib/crawlers';
import { attributes } from '../support/site/dom';
import { allRoutes, exists, fileOf, pageAt, settings } from '../support/site/ownSite';

const meta = (route: string, property: string): string =>
  attributes(pageAt(route), `meta[property="${property}"], meta[name="${property}"]`, 'content')
    .map(String)
    .join('|');

test.each(allRoutes)('%s says what a link to it shows', (route) => {
  expect(meta(route, 'og:title')).toMatch(/\S/);
  expect(meta(route, 'og:description')).toBe(meta(route, 'description'));
  expect(meta(route, 'og:type')).toMatch(/^(website|article|book)$/);
  expect(meta(route, 'og:image:alt')).toMatch(/\S/);
  expect(meta(route, 'twitter:card')).toBe('summary_large_image');
});

test('the picture of every page is there, in the size that it says', async () => {
  const { origin } = new URL(settings.siteUrl);
  const pictures = [...new Set(allRoutes.map((route) => meta(route, 'og:image')))];
  expect(pictures.filter((picture) => !picture.startsWith(`${origin}/`))).toEqual([]);
  const paths = pictures.map((picture) => picture.slice(origin.length));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const { width, height, format } = await sharp(fileOf(path)).metadata();
      return { width, height, format };
    }),
  );
  expect(
    sizes.filter(({ width, height }) => width !== shareSize.width || height !== shareSize.height),
  ).toEqual([]);
  expect(new Set(sizes.map(({ format }) => format))).toEqual(new Set(['jpeg']));
});
