import { expect } from '@playwright/test';
import { test } from './support';

test('a mistake made in the files while it runs is named, and the site stays', async ({ page, editor }) => {
  const file = 'data/books/a-debt-in-salt/index.json';
  const text = editor.read(file) ?? '';
  editor.write(file, text.replace('https:', 'http:'));
  const problem = `1 problem in the content:\n\n${file}:5 link: must start with https://`;
  await expect.poll(editor.output, { timeout: 30_000 }).toContain(problem);
  expect((await page.request.get(`${editor.site}/`)).ok()).toBe(true);
  editor.write(file, text);
});
