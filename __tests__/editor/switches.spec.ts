import { expect, type Page } from '@playwright/test';
import { openApp, openEntry, saveApp } from '../support/editor/app';
import { test } from '../support/editor/test';

const code = 'data/pages/code/index.md';
const settings = 'data/site.json';

const inNavigation = (site: Page, name: string) =>
  site.getByRole('navigation').first().getByRole('link', { name, exact: true });

test('a page that is switched off goes from the site at once, and comes back', async ({
  page,
  editor,
  context,
}) => {
  const before = editor.read(code) ?? '';
  const site = await context.newPage();
  await site.goto(`${editor.site}/`);
  await expect(inNavigation(site, 'Code')).toBeVisible({ timeout: 60_000 });
  await openApp(page, editor);
  await openEntry(page, 'Pages', 'Code');
  const off = page.getByRole('checkbox', { name: 'Switched off' });
  await off.check();
  await saveApp(page);
  expect(editor.read(code)).toBe(before.replace('\n---\n\n', '\noff: true\n---\n\n'));
  await expect(inNavigation(site, 'Code')).toHaveCount(0);
  await expect(inNavigation(site, 'SWOF')).toBeVisible();
  await site.goto(`${editor.site}/code/`);
  await expect(site.getByText('There is no page here yet.')).toBeVisible();
  await site.goto(`${editor.site}/`);
  await off.uncheck();
  await saveApp(page);
  expect(editor.read(code)).toBe(before);
  await expect(inNavigation(site, 'Code')).toBeVisible();
  await site.goto(`${editor.site}/code/`);
  await expect(site.getByRole('heading', { name: 'Abacus' })).toBeVisible();
});

test('a site does without a press, and has as many profiles as its author', async ({
  page,
  editor,
  context,
}) => {
  const before = editor.read(settings) ?? '';
  const site = await context.newPage();
  await site.goto(`${editor.site}/contact/`);
  await expect(inNavigation(site, 'A press')).toBeVisible();
  await openApp(page, editor);
  await openEntry(page, 'Site', 'Site');
  await page.getByRole('button', { name: /^Your press/ }).click();
  await page.locator('[data-field="press.name"] input').fill('');
  await page.locator('[data-field="press.slug"] input').fill('');
  await page.getByRole('button', { name: /^You elsewhere/ }).click();
  await page.getByRole('button', { name: 'Add a profile' }).click();
  await page.locator('[data-field="profiles.3.title"] input').fill('Us');
  await page.locator('[data-field="profiles.3.link"] input').fill('https://social.example/@us');
  await saveApp(page);
  const { profiles, ...constants } = JSON.parse(before) as { profiles: { title: string }[] };
  const wanted = {
    ...constants,
    press: undefined,
    profiles: [...profiles, { title: 'Us', link: 'https://social.example/@us' }],
  };
  expect(JSON.parse(editor.read(settings) ?? '')).toEqual(wanted);
  await expect(async () => {
    // An open page is not always told that another one has gone, nor of what is in its own.
    await site.reload();
    await expect(inNavigation(site, 'SWOF')).toBeVisible();
    await expect(inNavigation(site, 'A press')).toHaveCount(0, { timeout: 3000 });
    await expect(site.locator('main > ul a')).toHaveText(
      ['me@example.com', ...wanted.profiles.map(({ title }) => title)],
      { timeout: 3000 },
    );
  }).toPass({ timeout: 40_000 });
  await page.goto(`${editor.site}/a-press/`);
  await expect(page.getByText('There is no page here yet.')).toBeVisible();
  editor.write(settings, before);
  await expect(inNavigation(site, 'A press')).toBeVisible();
});
