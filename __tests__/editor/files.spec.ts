import { expect } from '@playwright/test';
import { test } from './support';

test('a page of another origin writes nothing', async ({ page, editor }) => {
  const api = `${editor.site}/cms-api/api/v1`;
  const body = { action: 'persistMedia', params: { branch: 'main', asset: { path: 'data/a.json' } } };
  for (const origin of ['https://example.com', 'null', editor.site.replace('localhost', '127.0.0.1')]) {
    const response = await page.request.post(api, { data: body, headers: { origin } });
    expect(response.status()).toBe(403);
  }
  for (const path of [
    '../x.json',
    'gatsby-node.ts',
    'data/../package.json',
    'data/.git/x.json',
    'data/x.ts',
  ]) {
    const data = { action: 'getEntry', params: { branch: 'main', path } };
    const response = await page.request.post(api, { data, headers: { origin: editor.site } });
    expect(response.status()).toBe(422);
  }
});

test('a mistake made in the files while it runs is named, and the site stays', async ({ page, editor }) => {
  const file = 'data/books/a-debt-in-salt/index.json';
  const text = editor.read(file) ?? '';
  editor.write(file, text.replace('https:', 'http:'));
  const problem = `1 problem in the content:\n\n${file}:5 link: must start with https://`;
  await expect.poll(editor.output, { timeout: 30_000 }).toContain(problem);
  expect((await page.request.get(`${editor.site}/`)).ok()).toBe(true);
  editor.write(file, text);
});
