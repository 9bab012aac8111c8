import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../../tools/browser/page';
import { contrast } from '../../src/lib/colour';
import { isLegible, leastContrast, textPairs } from '../../src/lib/legible';
import { lookStyle } from '../../src/lib/look';
import { colourNames, type Scheme } from '../../src/lib/palettes';
import { type TypefaceName, typefaceNames, typefaces } from '../../src/lib/typefaces';
import { axeFindings, ofColours } from '../support/browser/axe';
import { samePage } from '../support/browser/samePage';
import { oneOfEachTemplate } from '../support/site/fixtureSite';

/** The policy of a page lets it have its own styles alone. */
const page = samePage({ bypassCSP: true });

const colours = (scheme: Scheme): string =>
  colourNames.map((name) => `--colour-${name}: ${scheme[name]};`).join(' ');

const inLight: Scheme = {
  paper: '#ffffff',
  well: '#ffffff',
  ink: '#333333',
  'ink-soft': '#333333',
  rule: '#888888',
  ember: '#333333',
  'ember-hot': '#333333',
  'on-ember': '#ffffff',
};

const inDark: Scheme = {
  paper: '#000000',
  well: '#000000',
  ink: '#cccccc',
  'ink-soft': '#cccccc',
  rule: '#666666',
  ember: '#cccccc',
  'ember-hot': '#cccccc',
  'on-ember': '#000000',
};

/**
 * A palette in which text can be read on what it is meant for, and on nothing else. What can be read in it can be read
 * in every palette: of those, unit/palettes.test.ts asks the same pairs.
 */
const strict = `@layer tokens { :root { ${colours(inLight)} } @media (prefers-color-scheme: dark) { :root { ${colours(inDark)} } } }`;

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

/** What axe finds where text stands on what it is not meant for, by the scheme. */
const faint = async (): Promise<unknown[]> => {
  const found: unknown[] = [];
  await give(page(), strict);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page().emulateMedia({ colorScheme });
    const findings = await axeFindings(page(), 'html', ofColours);
    if (findings.length) found.push([colorScheme, findings]);
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
  test(`${route} has text where every palette lets it be read, in light and in dark, and fits a small phone in every typeface`, async () => {
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

test('in the strict palette text can be read on what it is meant for, and on nothing else', () => {
  const backs = [...new Set(textPairs.map(([, back]) => back))];
  for (const scheme of [inLight, inDark]) {
    expect(isLegible(scheme)).toBe(true);
    const readable = colourNames.flatMap((front) =>
      backs
        .filter((back) => contrast(scheme[front], scheme[back]) >= leastContrast)
        .map((back) => [front, back]),
    );
    // The contrast of two colours is that of each on the other.
    const isMeant = ([one, other]: readonly string[]): boolean =>
      textPairs.some(([front, back]) => one === front && other === back);
    expect(readable.filter((pair) => !isMeant(pair) && !isMeant(pair.toReversed()))).toEqual([]);
  }
});
