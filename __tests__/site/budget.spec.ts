import { expect, test } from '@playwright/test';
import { launchOptions } from '../../tools/browser/launchOptions';
import { budget, firstView, phone, tooManyPictures } from '../support/browser/firstView';
import { samePage } from '../support/browser/samePage';
import { typicalRoutes } from '../support/site/ownSite';

// The headless shell fetches more of the pictures that are not on the screen yet.
test.use({ launchOptions });

const page = samePage(phone);

for (const { route } of typicalRoutes()) {
  test(`${route} keeps to the budget of pictures`, async () => {
    const view = await firstView(page(), route);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(view) });
    expect(view.image, tooManyPictures(route, view)).toBeLessThanOrEqual(budget.image);
  });
}
