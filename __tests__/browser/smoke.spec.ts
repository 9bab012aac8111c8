import { expect, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { expectQuiet } from '../support/browser/quietPage';
import { samePage } from '../support/browser/samePage';
import { oneOfEachKind } from '../support/site/fixtureSite';

const page = samePage();

for (const route of oneOfEachKind()) {
  test(`${route} is quiet and accessible, and React takes it over`, async ({ baseURL }) => {
    await expectQuiet(page(), route, baseURL);
    await isHydrated(page());
    await expect(page().getByRole('heading', { level: 1 })).toBeVisible();
  });
}
