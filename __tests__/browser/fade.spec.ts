import { expect, test } from '@playwright/test';
import { holdBack, scripts } from '../support/browser/hydration';

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`whole documents ${fades ? '' : 'do not '}fade, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await holdBack(page, scripts);
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['fades'] = String(viewTransition !== null);
      }),
    );
    await page.goto('/about/');
    await page.getByRole('link', { name: 'Terms And Conditions' }).click();
    await expect(page).toHaveURL('/terms-and-conditions/');
    await expect(page.locator('html')).toHaveAttribute('data-fades', String(fades));
  });
}
