import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { lookStyle } from '../../src/lib/look';
import { type PaletteName, paletteNames } from '../../src/lib/palettes';
import { launchOptions } from '../browser/launchOptions';
import { serve } from '../browser/serve';

/* Takes the picture of the palettes that docs/authoring.md shows: npm run build && npx tsx tools/docs/palettePicture.ts */

const phone = { width: 360, height: 740 };
const schemes = ['light', 'dark'] as const;
/** How large a phone is in the picture, and how many stand in a row. */
const shown = { width: 200, height: 244 };
const perRow = 6;

/** The page of a book, below the name of a palette, in its colours. */
const taken = async (page: Page, palette: PaletteName, scheme: (typeof schemes)[number]): Promise<Buffer> => {
  await page.emulateMedia({ colorScheme: scheme });
  // Colours that change by and by would be caught halfway.
  const content = `${lookStyle({ palette })} * { transition: none !important; }`;
  await page.addStyleTag({ content });
  const top = await page.locator('h1').evaluate((heading, name) => {
    heading.textContent = name;
    return heading.getBoundingClientRect().top + scrollY;
  }, palette);
  const height = Math.round((phone.width * shown.height) / shown.width);
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: top - 8, width: phone.width, height },
  });
  return sharp(picture).resize(shown).toBuffer();
};

/** Each palette in light and in dark, side by side. */
const main = async (): Promise<void> => {
  const { origin, server } = await serve('public');
  const browser = await chromium.launch(launchOptions);
  // The policy of a page lets it have its own styles alone.
  const page = await browser.newPage({ viewport: phone, bypassCSP: true, deviceScaleFactor: 2 });
  await page.goto(`${origin}/books/snow-load/`, { waitUntil: 'networkidle' });
  const pictures: Buffer[] = [];
  for (const palette of paletteNames)
    for (const scheme of schemes) pictures.push(await taken(page, palette, scheme));
  const rows = Math.ceil(pictures.length / perRow);
  const sheet = { width: perRow * shown.width, height: rows * shown.height, background: '#fff' };
  await sharp({ create: { ...sheet, channels: 3 } })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % perRow) * shown.width,
        top: Math.floor(index / perRow) * shown.height,
      })),
    )
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile('docs/pages/palettes.jpg');
  await browser.close();
  server.close();
};

void main();
