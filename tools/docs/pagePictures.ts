import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../browser/launchOptions';
import { serve } from '../browser/serve';

/*
 * Takes the pictures of pages that docs/authoring.md shows:
 * npm run build && npm run build:fixture && npx tsx tools/docs/pagePictures.ts
 */

const folder = 'docs/pages';
const viewport = { width: 1024, height: 720 };

/** What is shown of which built site. */
const pictures = [
  { name: 'story', site: 'public', route: '/stories/keep-warm/' },
  { name: 'bibliography', site: 'public', route: '/bibliography/' },
  { name: 'announced', site: '.fixture/public', route: '/books/an-announced-book/' },
] as const;

const main = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(launchOptions);
  for (const { name, site, route } of pictures) {
    const { origin, server } = await serve(site);
    const page = await browser.newPage({ viewport, colorScheme: 'light' });
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    await page.getByRole('main').evaluate((element) => element.scrollIntoView());
    const picture = sharp(await page.screenshot());
    await picture.png({ palette: true, colours: 128, effort: 10 }).toFile(`${folder}/${name}.png`);
    await page.close();
    server.close();
  }
  await browser.close();
};

void main();
