import { join } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../../src/content/model/collections';
import { fixtureFolder } from '../support/project';
import { attributes } from '../support/site/dom';
import { entriesOf, fileOf, pageAt, settings } from '../support/site/fixtureSite';

/** The mean colour of a part of a picture. */
const meanOf = async (picture: sharp.Sharp): Promise<number[]> =>
  (await sharp(await picture.png().toBuffer()).stats()).channels.slice(0, 3).map(({ mean }) => mean);

/** The picture by which a page is shared. */
const sharedBy = (route: string): string => {
  const [address = ''] = attributes(pageAt(route), 'meta[property="og:image"]', 'content').map(String);
  return fileOf(address.slice(settings.siteUrl.length));
};

/** Between two covers. */
const gap = 24;

/** How far two colours are from each other. */
const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0))));

test('a series is shared by the covers of its first parts side by side, in the order in which they are read', async () => {
  const shared = sharedBy('/series/the-lamps/');
  const parts = entriesOf('books').flatMap(({ slug, image, series, contains, translation }) => {
    const { name, position = Infinity } = (series ?? {}) as { name?: string; position?: number };
    const isPart = name === 'the-lamps' && !contains && !translation;
    return isPart ? [{ file: join(slug, String(image)), position }] : [];
  });
  parts.sort((a, b) => a.position - b.position);
  const shown = parts.slice(0, 5);
  expect(shown.length).toBeGreaterThan(2);
  // Above the title there is nothing but paper and covers.
  const { info } = await sharp(
    await sharp(shared).extract({ left: 0, top: 0, width: 1200, height: 360 }).png().toBuffer(),
  )
    .trim({ threshold: 20 })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  const pitch = (info.width + gap) / shown.length;
  const part = { top: 40, left: 20, width: 100, height: 150 };
  const covers = shown.map(({ file }) =>
    meanOf(
      sharp(join(fixtureFolder, contentFolder, 'books', file))
        .resize({ width: Math.round(pitch - gap) })
        .extract(part),
    ),
  );
  const drawn = shown.map((_one, index) => {
    const from = { left: Math.round(left + index * pitch) + part.left, top: top + part.top };
    return meanOf(sharp(shared).extract({ ...part, ...from }));
  });
  const [wanted, found] = await Promise.all([Promise.all(covers), Promise.all(drawn)]);
  expect(found.map((one, index) => distance(one, wanted[index] ?? [])).filter((far) => far > 25)).toEqual([]);
});

test('a picture of the author’s own is what its page is shared by', async () => {
  const found = await sharp(sharedBy('/blog/a-list/')).raw().toBuffer({ resolveWithObject: true });
  expect([found.info.width, found.info.height]).toEqual([1200, 630]);
  const at = (left: number, top: number) => [
    ...found.data.subarray((top * 1200 + left) * 3, (top * 1200 + left) * 3 + 3),
  ];
  expect(distance(at(600, 315), [0xf2, 0xc1, 0x4e])).toBeLessThan(12);
  expect(distance(at(20, 20), [0x1f, 0x6f, 0x78])).toBeLessThan(12);
});
