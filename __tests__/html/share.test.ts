import { join } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../../src/content/model/collections';
import { fixtureFolder } from '../support/project';
import { attributes } from '../support/site/dom';
import { entriesOf, fileOf, pageAt, settings } from '../support/site/fixtureSite';

/** The mean colour of a part of a picture. */
const meanOf = async (picture: sharp.Sharp): Promise<number[]> =>
  (await sharp(await picture.png().toBuffer()).stats()).channels.slice(0, 3).map(({ mean }) => mean);

test('a series is shared by the cover of its first part, in front of those of the next ones', async () => {
  const page = pageAt('/series/the-lamps/');
  const [address = ''] = attributes(page, 'meta[property="og:image"]', 'content').map(String);
  const shared = fileOf(address.slice(settings.siteUrl.length));
  const parts = entriesOf('books').flatMap(({ slug, image, series }) => {
    const { name, position = Infinity } = (series ?? {}) as { name?: string; position?: number };
    return name === 'the-lamps' ? [{ file: join(slug, String(image)), position }] : [];
  });
  parts.sort((a, b) => a.position - b.position);
  expect(parts.length).toBeGreaterThan(3);
  // What is not paper begins with the cover in front: the others look out at its other side.
  const { info } = await sharp(shared).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const front = await meanOf(sharp(shared).extract({ left: left + 20, top: 150, width: 250, height: 300 }));
  const covers = parts.map(({ file }) =>
    meanOf(
      sharp(join(fixtureFolder, contentFolder, 'books', file))
        .resize({ height: 490 })
        .extract({ left: 20, top: 80, width: 250, height: 300 }),
    ),
  );
  const distances = (await Promise.all(covers)).map((cover) =>
    Math.max(...cover.map((value, channel) => Math.abs(value - (front[channel] ?? 0)))),
  );
  expect(distances.indexOf(Math.min(...distances))).toBe(0);
  expect(distances[0]).toBeLessThan(6);
});
