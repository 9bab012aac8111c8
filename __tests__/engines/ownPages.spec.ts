import { expect, test } from './support/test';

const open = '[open] > ul a[href="/questions/"]';

test('a group of the navigation opens and leads on', async ({ visitor }) => {
  await visitor.resize(1200, 900);
  await visitor.open('/about/');
  await visitor.click('nav details details summary');
  await visitor.click(`nav ${open}`);
  await visitor.isAt('/questions/', 'Questions');
  await expect.poll(() => visitor.run((found: string) => document.querySelector(found), open)).toBe(null);
});

test('a picture of a gallery opens over the page, and closes', async ({ visitor }) => {
  await visitor.open('/worlds/maps/');
  await visitor.click('a[data-larger]');
  const shown = () =>
    visitor.run(() =>
      [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].map(({ alt }) => alt),
    );
  await expect.poll(shown).toEqual(['A harbour with three lamps']);
  await visitor.click('dialog button:last-child');
  await expect.poll(shown).toEqual([]);
  await visitor.isAt('/worlds/maps/', 'Maps');
});

test('a folded section opens by a click', async ({ visitor }) => {
  await visitor.open('/questions/');
  await visitor.click('main summary');
  expect(await visitor.run(() => document.querySelectorAll('main details[open]').length)).toBe(1);
});

test('a page in another language is reached by the router, and says its language', async ({ visitor }) => {
  await visitor.open('/questions/');
  await visitor.click('main a[hreflang=de]');
  await visitor.isAt('/de/questions/', 'Fragen');
  await expect.poll(() => visitor.run(() => document.documentElement.lang)).toBe('de');
});
