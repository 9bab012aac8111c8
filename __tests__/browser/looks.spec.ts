import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { nearestEmber } from '../../src/lib/emberPalette';
import { type Look, lookStyle } from '../../src/lib/look';
import { paletteNames } from '../../src/lib/palettes';
import { type TypefaceName, typefaceNames, typefaces } from '../../src/lib/typefaces';
import { axeFindings, ofColours } from '../support/browser/axe';
import { samePage } from '../support/browser/samePage';
import { oneOfEachTemplate } from '../support/site/fixtureSite';

/** The policy of a page lets it have its own styles alone. */
const page = samePage({ bypassCSP: true });

/** The palettes of the kit, and one that is made of the lightest ember of its hue. */
const looks: readonly Look[] = [
  ...paletteNames.map((palette) => ({ palette })),
  { ember: nearestEmber('#ff8a5c') },
];

/** Those that the fixture is not set in: what holds of that one, other tests ask. */
const [, ...others] = typefaceNames;

/** Where the files of all typefaces are for the page. */
const fonts = '/other-fonts';

const facesOf = (typeface: TypefaceName): string =>
  readFileSync(`src/fonts/${typeface}/faces.css`, 'utf8').replaceAll("url('./", `url('${fonts}/${typeface}/`);

/** Gives a page another look than its own, in the place of one that it was given before; none comes by and by. */
const give = (to: Page, css: string): Promise<void> =>
  to.evaluate((text) => {
    const style = document.getElementById('look') ?? document.createElement('style');
    style.id = 'look';
    style.textContent = text;
    document.head.append(style);
  }, `${css} * { transition: none !important; }`);

test.beforeEach(() =>
  page().route(`**${fonts}/**`, (request) => {
    const [, file = ''] = new URL(request.request().url()).pathname.split(`${fonts}/`);
    return request.fulfill({ path: resolve('src/fonts', file), contentType: 'font/woff2' });
  }),
);

/** What axe finds in any of the looks, by the look and the scheme. */
const faint = async (): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (const look of looks) {
    await give(page(), lookStyle(look));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page().emulateMedia({ colorScheme });
      const findings = await axeFindings(page(), 'html', ofColours);
      if (findings.length) found.push([look, colorScheme, findings]);
    }
  }
  return found;
};

/** Whether the page has got a typeface, and how many pixels it is too wide for the screen then. */
const widthIn = async (typeface: TypefaceName) => {
  await give(page(), lookStyle({ typeface }) + facesOf(typeface));
  return page().evaluate(async (family) => {
    // The style is there, and what it asks for is asked for.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === family);
    return {
      isThere: faces.some(({ status }) => status === 'loaded'),
      over: document.documentElement.scrollWidth - innerWidth,
    };
  }, typefaces[typeface].text);
};

for (const route of oneOfEachTemplate())
  test(`${route} can be read in every palette, in light and in dark, and fits a small phone in every typeface`, async () => {
    await page().setViewportSize({ width: 1280, height: 800 });
    await page().goto(route);
    await isHydrated(page());
    expect.soft(await faint()).toEqual([]);
    await page().setViewportSize({ width: 320, height: 800 });
    for (const typeface of others)
      expect.soft(await widthIn(typeface), typeface).toEqual({ isThere: true, over: 0 });
  });

test('a palette in which text is too faint would be found', async () => {
  const [route = '/'] = oneOfEachTemplate();
  await page().goto(route);
  await give(page(), '@layer tokens { :root { --colour-ink: #8a8a8a; --colour-paper: #fff; } }');
  await page().emulateMedia({ colorScheme: 'light' });
  expect(await axeFindings(page(), 'html', ofColours)).not.toEqual([]);
});
