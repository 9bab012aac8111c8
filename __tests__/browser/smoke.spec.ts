import { expect, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { expectQuiet } from '../support/browser/quietPage';
import { oneOfEachKind } from '../support/site/fixtureSite';

for (const route of oneOfEachKind()) {
  test(`${route} is quiet and accessible, and React takes it over`, async ({ page, baseURL }) => {
    await expectQuiet(page, route, baseURL);
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
