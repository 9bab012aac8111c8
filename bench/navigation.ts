import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { isHydrated } from '../__tests__/browser/support/hydration';
import { launchOptions } from '../__tests__/browser/support/launchOptions';
import { median, repeat, round, type Row } from './report';
import { serve } from './serve';

/** Milliseconds from a click on a link until the frame with the next page's heading has been painted. */
const clickToPainted = async (page: Page, name: string): Promise<number> => {
  await page.evaluate(() => {
    const heading = document.querySelector('h1')?.textContent;
    addEventListener('click', ({ timeStamp }) => {
      const look = (): void => {
        if (document.querySelector('h1')?.textContent === heading) requestAnimationFrame(look);
        else {
          // A task behind the frame: the browser has painted it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => Object.assign(window, { painted: performance.now() - timeStamp });
          requestAnimationFrame(() => port2.postMessage(null));
        }
      };
      look();
    });
  });
  const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
  await link.hover();
  await page.waitForTimeout(600);
  await link.click();
  const painted = await page.waitForFunction(() => (window as { painted?: number }).painted);
  return (await painted.jsonValue()) ?? Number.NaN;
};

/** The second page: from the home page a click on a link that the pointer has rested on, processor slowed to a quarter. */
export const navigation = async (root: string, runs: number): Promise<Row[]> => {
  const { server, origin } = await serve(join(root, 'public'));
  const browser = await chromium.launch(launchOptions);
  const rows: Row[] = [];
  for (const name of ['About', 'Blog', 'Music', 'Anthologies', 'SWOF']) {
    const times = await repeat(runs, async () => {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      // tsx wraps named functions in a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (named) => named');
      await page.goto(origin, { waitUntil: 'networkidle' });
      await isHydrated(page);
      const time = await clickToPainted(page, name);
      await page.close();
      return time;
    });
    rows.push({ what: `Books to ${name}`, 'ms from click to painted': round(median(times)) });
  }
  await browser.close();
  server.close();
  return rows;
};
