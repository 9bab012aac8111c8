import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { staticPicture, turnedOverCover } from '../fixture/writeFixture';
import { attributes } from '../support/site/dom';
import { fileOf, pageAt, publicFolder } from '../support/site/fixtureSite';

const isPicture = (path: string): boolean => /\.(jpe?g|png|webp|avif|gif|tiff?)$/i.test(path);
const isArchive = (path: string): boolean => /\.(zip|epub)$/.test(path);

/** The pictures that are published, by their paths: those in archives and books too. */
const pictures = (): Map<string, Buffer> => {
  const paths = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' });
  const read = (path: string): Buffer => readFileSync(join(publicFolder, path));
  const found = new Map(paths.filter(isPicture).map((path) => [path, read(path)]));
  for (const path of paths.filter(isArchive))
    for (const [inner, bytes] of Object.entries(unzipSync(read(path))))
      if (isPicture(inner)) found.set(`${path}/${inner}`, Buffer.from(bytes));
  return found;
};

test('no picture says where and with which camera it was taken, in archives, books and static/ too', async () => {
  const all = [...pictures()];
  for (const kind of [/^static\/\w{32}\/\w{5}\//, /^static\/\w{32}\/cover\.jpg$/, /\.zip\//, /\.epub\//])
    expect(all.filter(([path]) => kind.test(path)).length).toBeGreaterThan(0);
  expect(all.map(([path]) => path)).toContain(staticPicture);
  const telling = await Promise.all(
    all.map(async ([path, bytes]) => {
      const { exif, iptc, xmp } = await sharp(bytes).metadata();
      return exif || iptc || xmp ? [path] : [];
    }),
  );
  expect(telling.flat()).toEqual([]);
});

test('no picture is in the inks of print, which browsers guess at', async () => {
  const spaces = [...pictures()].map(async ([path, bytes]) => [path, (await sharp(bytes).metadata()).space]);
  expect((await Promise.all(spaces)).filter(([, space]) => space === 'cmyk')).toEqual([]);
});

const meanColour = async (path: string): Promise<number[]> =>
  (await sharp(fileOf(path)).stats()).channels.slice(0, 3).map(({ mean }) => mean);

test('a cover that calls itself CMYK and is none has its colours on the page', async () => {
  const list = pageAt('/anthologies/');
  const covers = attributes(list, 'main picture img', 'src');
  const [own = [], expected = []] = await Promise.all(
    [covers[turnedOverCover - 1], covers[0]].map((path) => meanColour(path ?? '')),
  );
  own.forEach((value, channel) => expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThan(4));
});
