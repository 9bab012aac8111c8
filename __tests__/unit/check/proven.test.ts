import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check/checkContent';
import { pictureFault } from '../../../src/content/check/files/pictureFault';
import type { Proven } from '../../../src/content/check/files/proven';
import { makeContent, pixel, removeContent, today } from '../../support/content';

/** What a process of its own would know of the pictures below a root. */
const knownLater = async (root: string): Promise<Proven> => {
  jest.resetModules();
  const { provenPictures } = await import('../../../src/content/check/files/proven');
  return provenPictures(root);
};

test('a picture that was proven is known by its bytes in a later process', async () => {
  const root = makeContent({});
  try {
    mkdirSync(join(root, 'node_modules'));
    expect((await checkContent(root, today)).problems).toEqual([]);
    const { has } = await knownLater(root);
    expect(has(Buffer.from(pixel))).toBe(true);
    expect(has(pixel.subarray(1))).toBe(false);
  } finally {
    removeContent(root);
  }
});

test('nothing is noted where no packages are', async () => {
  const root = makeContent({});
  try {
    await checkContent(root, today);
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
  } finally {
    removeContent(root);
  }
});

test('a picture that is known is not decoded, and one that is damaged is not noted', async () => {
  const broken = Buffer.concat([pixel.subarray(0, 50), pixel.subarray(-12)]);
  const noted: Buffer[] = [];
  const add = (bytes: Buffer): Promise<void> => Promise.resolve(void noted.push(bytes));
  expect(await pictureFault('cover.png', broken, { has: () => true, add })).toBeNull();
  expect(await pictureFault('cover.png', broken, { has: () => false, add })).toBe(
    'it is damaged: export it again',
  );
  expect(noted).toEqual([]);
});
