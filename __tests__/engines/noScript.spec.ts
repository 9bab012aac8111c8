import { navigation, oneOfEachTemplate } from '../support/site/fixtureSite';
import { startFirefox } from './support/firefox';
import { expect, test } from './support/test';

/** What a page has: text, since Firefox without scripts keeps no promise. */
const contents = (): string =>
  JSON.stringify([
    'seen' in window,
    document.querySelectorAll('h1').length,
    document.querySelector('nav')?.querySelectorAll('a').length,
    [...document.images].filter((image) => image.complete && !image.naturalWidth).length,
  ]);

// Firefox runs none. WebKit is steered by scripts, so its pages come without them.
test('without JavaScript every kind of page is complete', async ({ engine, site }) => {
  test.setTimeout(120_000);
  const isFirefox = engine.name === 'firefox';
  const browser = isFirefox ? await startFirefox(false) : engine;
  for (const route of oneOfEachTemplate()) {
    await browser.navigate((isFirefox ? site.origin : site.bare) + route);
    const found = JSON.parse(await browser.evaluate(`(${String(contents)})()`)) as unknown;
    expect(found, route).toEqual([false, 1, navigation.length, 0]);
  }
  if (isFirefox) await browser.close();
});
