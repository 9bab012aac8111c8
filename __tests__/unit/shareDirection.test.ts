import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawShare } from '../../src/content/gatsby/share/drawShare';
import { shareSize } from '../../src/lib/crawlers';

const folder = mkdtempSync(join(tmpdir(), 'share-'));
const picture = join(folder, 'cover.png');
const style = { paper: '#ffffff', ink: '#000000', ember: '#000000', typeface: 'alegreya' } as const;

beforeAll(() =>
  sharp({ create: { width: 300, height: 450, channels: 3, background: '#ff0000' } }).toFile(picture),
);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The share of red in the left half of a picture, and in its right half. */
const redIn = async (jpeg: Buffer): Promise<number[]> => {
  const width = shareSize.width / 2;
  // What is measured is a file as it is, not what is cut out of it.
  const halves = [0, width].map(async (left) => {
    const half = await sharp(jpeg)
      .extract({ left, top: 0, width, height: shareSize.height })
      .png()
      .toBuffer();
    return sharp(half).stats();
  });
  return (await Promise.all(halves)).map(
    ({ channels: [red, green] }) => (red?.mean ?? 0) - (green?.mean ?? 0),
  );
};

test.each(['ltr', 'rtl'] as const)(
  'the cover of a shared link stands where lines begin: %s',
  async (direction) => {
    const share = { title: 'מה ששמר הקרח', line: 'הלוור', pictures: [picture], direction };
    const red = await redIn(await drawShare(share, style));
    const [first = 0, other = 0] = direction === 'rtl' ? red.reverse() : red;
    expect(first).toBeGreaterThan(50);
    expect(other).toBeLessThan(1);
  },
);
