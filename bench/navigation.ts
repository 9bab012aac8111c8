import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { isHydrated, linkTo, slowDown } from '../tools/browser/page';
import { launchOptions } from '../tools/browser/launchOptions';
import { serve } from '../tools/browser/serve';
import { median, repeat, round, type Row } from './report';

/** How a visitor comes to the second page. */
interface Visit {
  /** The text of the link in the navigation. */
  readonly name: string;
  /** By how much the processor is slowed down. */
  readonly slowdown: number;
  /** By a tap, over a phone's network; otherwise by a click, over one without delay. */
  readonly touch?: boolean;
}

/** Notes in `window.painted` how long after the click the frame with another heading was painted, in milliseconds. */
const notePaint = (): void => {
  const heading = document.querySelector('h1')?.textContent;
  let clicked = 0;
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true);
  const changes = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent === heading) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      // A task behind the frame: the browser has painted it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { painted: performance.now() - clicked });
      port2.postMessage(null);
    });
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
};

/** Clicks or taps on a link, with nothing of Playwright's in the page. */
const follow = async (page: Page, { name, touch }: Visit): Promise<void> => {
  const link = linkTo(page, name);
  const box = await link.boundingBox();
  if (!box) throw new Error(`There is no link ${name}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if (touch) await page.touchscreen.tap(x, y);
  else {
    // One who is about to click rests on the link first.
    await page.mouse.move(x, y);
    await page.waitForTimeout(900);
    await page.mouse.down();
    await page.mouse.up();
  }
  await page.waitForTimeout(2500);
};

/** A network as slow as Lighthouse's phone has it, in milliseconds and bytes a second. */
const phoneNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

const clickToPainted = async (browser: Browser, origin: string, visit: Visit): Promise<number> => {
  const { slowdown, touch = false } = visit;
  const page = await browser.newPage({ hasTouch: touch });
  const session = await slowDown(page, slowdown);
  if (touch) await session.send('Network.emulateNetworkConditions', phoneNetwork);
  await page.goto(origin, { waitUntil: 'networkidle' });
  await isHydrated(page);
  // No pointer says where it will go: as long as it takes to fetch the pages of all links in view.
  if (touch) await page.waitForTimeout(15_000);
  await page.evaluate(notePaint);
  await follow(page, visit);
  const time = await page.evaluate(() => (window as { painted?: number }).painted);
  await page.close();
  if (!time) throw new Error(`The page ${visit.name} was not painted`);
  return time;
};

/** The second page: milliseconds from a click on the home page until the frame with the next heading is painted. */
export async function* navigation(root: string, runs: number): AsyncGenerator<Row> {
  const { server, origin } = await serve(join(root, 'public'));
  const browser = await chromium.launch(launchOptions);
  const measure = async (visit: Visit): Promise<number> =>
    round(median(await repeat(runs, () => clickToPainted(browser, origin, visit))));
  for (const name of ['About', 'Blog', 'Music', 'Anthologies', 'SWOF']) {
    yield {
      what: `Books to ${name}, ms`,
      'processor at a quarter': await measure({ name, slowdown: 4 }),
      'tapped over slow 4G': await measure({ name, slowdown: 4, touch: true }),
      'processor as it is': await measure({ name, slowdown: 1 }),
    };
  }
  await browser.close();
  server.close();
}
