import { oneOfEachTemplate } from '../support/site/fixtureSite';
import { expect, test } from './support/test';

const decodePictures = async (): Promise<number> => {
  const pictures = [...document.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
  return pictures.filter(({ naturalWidth }) => !naturalWidth).length;
};

for (const route of oneOfEachTemplate()) {
  test(`${route} is quiet, shows its pictures and does not scroll sideways`, async ({ visitor }) => {
    await visitor.open(route);
    expect(await visitor.run(() => document.querySelectorAll('h1').length)).toBe(1);
    for (const width of [1440, 360]) {
      await visitor.resize(width, 740);
      await expect.poll(() => visitor.run(decodePictures)).toBe(0);
      await expect.poll(() => visitor.run(() => innerWidth)).toBe(width);
      const overflow = await visitor.run(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
