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

interface Shown {
  readonly name: string;
  readonly site: string;
  readonly route: string;
  /** From where on. */
  readonly from: string;
  /** What is clicked on before. */
  readonly opens?: string;
}

/** What is shown of which built site. */
const pictures: readonly Shown[] = [
  { name: 'story', site: 'public', route: '/stories/keep-warm/', from: 'main' },
  { name: 'bibliography', site: 'public', route: '/bibliography/', from: 'main' },
  { name: 'announced', site: '.fixture/public', route: '/books/an-announced-book/', from: 'main' },
  { name: 'questions', site: 'public', route: '/questions/', from: 'main', opens: 'main summary' },
  {
    name: 'menu',
    site: '.fixture/public',
    route: '/worlds/',
    from: 'header',
    opens: 'nav details details summary',
  },
  { name: 'tag', site: '.fixture/public', route: '/blog/tags/lamps/', from: 'main' },
  { name: 'language', site: '.fixture/public', route: '/de/blog/an-essay/', from: 'main' },
  { name: 'shops', site: '.fixture/public', route: '/books/second-book/', from: '#editions' },
];

const main = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(launchOptions);
  for (const { name, site, route, from, opens } of pictures) {
    const { origin, server } = await serve(site);
    const page = await browser.newPage({ viewport, colorScheme: 'light' });
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    if (opens) await page.locator(opens).first().click();
    await page.locator(from).evaluate((element) => element.scrollIntoView());
    const picture = sharp(await page.screenshot());
    await picture.png({ palette: true, colours: 128, effort: 10 }).toFile(`${folder}/${name}.png`);
    await page.close();
    server.close();
  }
  await browser.close();
};

void main();
