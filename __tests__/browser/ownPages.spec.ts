import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const group = (page: Page) => nav(page).getByText('Elsewhere');
const inGroup = (page: Page) => nav(page).getByRole('link', { name: 'Questions' });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a group of the navigation opens by a key and leads on, on a phone as well', async ({ page }) => {
      for (const width of [1200, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/about/', { waitUntil: 'networkidle' });
        if (width === 360) await nav(page).getByText('Menu').click();
        await expect(inGroup(page)).toBeHidden();
        await group(page).press('Enter');
        await expect(inGroup(page)).toBeInViewport({ ratio: 1 });
        await inGroup(page).press('Enter');
        await expect(page).toHaveURL('/questions/');
        await expect(inGroup(page)).toBeHidden();
      }
    });
  });

test('a group that stands open closes by Escape, and by a click elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/about/');
  await isHydrated(page);
  await group(page).click();
  await expect(inGroup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inGroup(page)).toBeHidden();
  await group(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(inGroup(page)).toBeHidden();
});

test('the group marks that the page is one of its own', async ({ page }) => {
  await page.goto('/questions/');
  const colour = (text: string) =>
    nav(page)
      .getByText(text, { exact: true })
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colour('Elsewhere')).not.toBe(await colour('Books'));
});

test.describe('a gallery', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture' });

  test('opens a picture over the page, with its caption, and leads round', async ({ page }) => {
    await page.goto('/worlds/maps/');
    await isHydrated(page);
    const first = page.getByRole('link', { name: 'A harbour with three lamps' });
    await first.click();
    await expect(dialog(page).getByRole('img', { name: 'A harbour with three lamps' })).toBeInViewport({
      ratio: 1,
    });
    await expect(dialog(page)).toContainText('The harbour');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog(page).getByRole('img', { name: 'A shore without a lamp' })).toBeVisible();
    await expect(dialog(page).getByRole('figure')).toHaveText('');
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).getByRole('img', { name: 'A harbour with three lamps' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(first).toBeFocused();
    await expect(page).toHaveURL('/worlds/maps/');
  });

  test('is closed by its button, and by a click beside the picture', async ({ page }) => {
    await page.goto('/worlds/maps/');
    await isHydrated(page);
    for (const close of [
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(2, 2),
    ]) {
      await page.getByRole('link', { name: 'A tower on a rock' }).click();
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the picture itself', async ({ page }) => {
      await page.goto('/worlds/maps/');
      await page.getByRole('link', { name: 'A tower on a rock' }).click();
      await expect(page).toHaveURL(/\/static\/.*\.jpg$/);
    });
  });
});

test('folded sections open by a click, and print whole', async ({ page }) => {
  await page.goto('/questions/');
  const answer = page.getByText('Nobody has asked before.');
  await expect(answer).toBeHidden();
  await page.getByText('Who pays for the oil?').click();
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell', { name: 'lamp', exact: true })).toBeVisible();
});
