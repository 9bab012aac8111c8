import { expect, type Page, test } from '@playwright/test';

const works = 'li[data-form]';

/** The forms of the works that are to be seen, each once. */
const formsSeen = async (page: Page): Promise<string[]> => {
  const forms = await page
    .locator(`${works}:visible`)
    .evaluateAll((all) => all.map((work) => work.getAttribute('data-form') ?? ''));
  return [...new Set(forms)];
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is chosen, and all again; years without one of it go with the others', async ({ page }) => {
    await page.goto('/bibliography/');
    const all = await page.locator(works).count();
    await expect(page.locator(`${works}:visible`)).toHaveCount(all);
    const forms = await page
      .locator('fieldset input')
      .evaluateAll((choices) => choices.map((choice) => choice.getAttribute('value') ?? ''));
    for (const form of forms.filter((one) => one !== 'all')) {
      await page.locator(`fieldset input[value=${form}]`).check();
      expect(await formsSeen(page)).toEqual([form]);
      const years = await page.locator('main section:visible').all();
      for (const year of years) await expect(year.locator(`${works}:visible`).first()).toBeVisible();
    }
    await page.getByRole('radio', { name: 'All' }).check();
    await expect(page.locator(`${works}:visible`)).toHaveCount(all);
  });
});

test('who votes is led to this year and the last, by the calendar of the visitor', async ({ page }) => {
  await page.clock.install({ time: '2021-05-04T12:00:00' });
  await page.goto('/bibliography/');
  const links = page.getByText('For award ballots:').locator('..').getByRole('link');
  await expect(links).toHaveText(['2021', '2020']);
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First published in 2020');
  await page.clock.setSystemTime('2031-01-01T12:00:00');
  await page.goto('/bibliography/');
  await expect(page.getByText('For award ballots:')).toHaveCount(0);
});

test('printed, it has all works, whatever is chosen, and nothing to choose', async ({ page }) => {
  await page.goto('/bibliography/');
  const all = await page.locator(works).count();
  await page.getByRole('radio', { name: 'Poems' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(`${works}:visible`)).toHaveCount(all);
  await expect(page.getByRole('radio')).toHaveCount(0);
});
