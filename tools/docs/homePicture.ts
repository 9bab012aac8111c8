import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../browser/launchOptions';
import { serve } from '../browser/serve';

/* Takes the README's picture of the built site: npm run build && npx tsx tools/docs/homePicture.ts */

const size = { width: 1280, height: 1400 };

const taken = async (browser: Browser, address: string, colorScheme: 'light' | 'dark'): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: size, colorScheme });
  await page.goto(address, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await page.close();
  return picture;
};

/** The home page, its left half in light, its right half in dark. */
const main = async (): Promise<void> => {
  const { origin, server } = await serve('public');
  const browser = await chromium.launch(launchOptions);
  const half = size.width / 2;
  const dark = await sharp(await taken(browser, `${origin}/`, 'dark'))
    .extract({ left: half, top: 0, width: half, height: size.height })
    .toBuffer();
  await sharp(await taken(browser, `${origin}/`, 'light'))
    .composite([{ input: dark, left: half, top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile('docs/home.jpg');
  await browser.close();
  server.close();
};

void main();
