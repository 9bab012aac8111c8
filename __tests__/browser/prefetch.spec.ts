import { expect, test } from '@playwright/test';
import { isHydrated } from './support/hydration';

for (const saveData of [false, true]) {
  test(`with Save-Data ${saveData ? 'on no other page is' : 'off the pages of the links in view are'} fetched ahead`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value, effectiveType: '4g' } });
    }, saveData);
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (/page-data\/(?!index\/|app-data|sq\/)/.test(request.url())) ahead.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await isHydrated(page);
    if (saveData) {
      await page.getByRole('link', { name: 'Music' }).hover();
      await page.waitForTimeout(1000);
      expect(ahead).toEqual([]);
    } else await expect.poll(() => ahead.length).toBeGreaterThan(4);
  });
}
