import sharp from 'sharp';
import { drawCover, drawShelf } from '../../src/content/gatsby/epubs/drawCover';
import { drawingStyleOf } from '../../src/content/gatsby/share/drawingStyle';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'last-writes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const words = { title: 'A Lamp', author: 'An author', kind: 'A story' };

/** How many rows and columns of pixels between two edges have anything but the paper's color. */
const inkIn = async (cover: Buffer, from: number, to: number) => {
  const { data, info } = await sharp(cover).greyscale().raw().toBuffer({ resolveWithObject: true });
  const paper = data[0] ?? 0;
  const inked = (x: number, y: number): boolean => Math.abs((data[y * info.width + x] ?? 0) - paper) > 40;
  const within = Array.from({ length: to - from }, (_, index) => from + index);
  const columns = Array.from({ length: 540 }, (_, index) => 30 + index);
  return {
    rows: within.filter((y) => columns.some((x) => inked(x, y))).length,
    columns: columns.filter((x) => within.some((y) => inked(x, y))),
  };
};

test('a cover of words has all of them within its margins, however long the title is', async () => {
  const style = drawingStyleOf();
  for (const title of ['A', 'A Lamp That Was Lit at Dusk and Never Put Out Until the Harbor Had Gone Dark']) {
    const cover = await drawCover({ ...words, title }, style);
    const { format, width, height } = await sharp(cover).metadata();
    expect([format, width, height]).toEqual(['jpeg', 600, 900]);
    const { rows, columns } = await inkIn(cover, 30, 700);
    expect(rows).toBeGreaterThan(40);
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(50);
    expect(Math.max(...columns)).toBeLessThanOrEqual(550);
  }
});

test('covers stand in as many rows as let them be largest, twelve at most', async () => {
  const style = drawingStyleOf();
  const file = join(folder, 'cover.png');
  const front = { create: { width: 200, height: 300, channels: 3, background: '#8a2' } } as const;
  writeFileSync(file, await sharp(front).png().toBuffer());
  const rowsOf = async (count: number): Promise<number> => {
    const files = Array<string>(count).fill(file);
    const cover = await drawShelf(words, files, style);
    const { data, info } = await sharp(cover).raw().toBuffer({ resolveWithObject: true });
    const isGreen = (x: number, y: number): boolean => (data[(y * info.width + x) * 3 + 1] ?? 0) > 140;
    const greenAt = Array.from({ length: 900 }, (_, y) =>
      Array.from({ length: 600 }, (_, x) => x).some((x) => isGreen(x, y)),
    );
    return greenAt.filter((is, y) => y >= 262 && is && !greenAt[y - 1]).length;
  };
  expect(await Promise.all([1, 2, 4, 6, 12, 40].map(rowsOf))).toEqual([1, 1, 2, 2, 3, 3]);
});
