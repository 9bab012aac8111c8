import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Routes from '../../src/lib/routes';
import type * as Together from '../../src/content/check/checkTogether';
import type * as Pages from '../../src/content/model/pages';
import { copyProject } from '../support/project';

let root: string;
beforeAll(() => {
  root = copyProject();
  const file = join(root, 'src/lib/routes.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("'/blog/'", "'/journal/'"));
});
afterAll(() => rmSync(root, { recursive: true }));

test('a page whose address is changed where it is written has the new one everywhere', async () => {
  const { isOn, ownAddresses, pageRoute } = (await import(
    join(root, 'src/content/model/pages')
  )) as typeof Pages;
  expect(pageRoute('blog')).toBe('/journal/');
  expect(ownAddresses).toContain('journal');
  const { postRoute } = (await import(join(root, 'src/lib/routes'))) as typeof Routes;
  expect(postRoute('a-day')).toBe('/journal/a-day/');
  expect(isOn('/journal/a-day/', { off: ['blog'], press: undefined })).toBe(false);
});

test('what is taken are addresses, not the names of pages', async () => {
  const { refuseAddress } = (await import(join(root, 'src/content/check/checkTogether'))) as typeof Together;
  const isTaken = (slug: string): boolean => refuseAddress(slug, []) !== null;
  expect(['journal', 'books', 'about', '404', 'admin'].filter((slug) => !isTaken(slug))).toEqual([]);
  expect(['blog', 'press', 'my-press'].filter(isTaken)).toEqual([]);
});
