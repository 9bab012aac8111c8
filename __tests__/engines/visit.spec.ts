import { Temporal as Oracle } from '@js-temporal/polyfill';
import { pageNames, routes } from '../support/browser/pages';
import { entriesOf, settings } from '../support/site/fixtureSite';
import { pause } from './support/engine';
import { expect, test } from './support/test';
import { keys, type Visitor } from './support/visitor';

const nav = (path: string): string => `nav a[href="${path}"]`;

const isMenuOpen = (visitor: Visitor): Promise<boolean> =>
  visitor.run(() => document.querySelector('nav details')?.hasAttribute('open') ?? false);

/** What the focus is on, in words. */
const focused = (visitor: Visitor): Promise<string> =>
  visitor.run(() => document.activeElement?.textContent || document.activeElement?.ariaLabel || '');

test('all pages are reached by clicks, in one document, and each is marked in the navigation', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.run(() => {
    Object.assign(window, { isTheSame: true });
  });
  for (const [index, route] of [...routes.entries()].reverse()) {
    await visitor.click(nav(route));
    await expect
      .poll(() => visitor.run(() => document.querySelector('nav [aria-current=page]')?.textContent))
      .toBe(pageNames[index]);
    expect(await visitor.run(() => location.pathname)).toBe(route);
  }
  expect(await visitor.run(() => 'isTheSame' in window)).toBe(true);
});

test('the newest click wins, also over a page that comes late', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.run(() => {
    const { ___loader: loader } = window;
    const load = loader.loadPage.bind(loader);
    loader.loadPage = async (path) => {
      if (path === '/about/') await new Promise((resolve) => setTimeout(resolve, 1000));
      return load(path);
    };
  });
  for (const route of ['/blog/', '/about/', '/code/']) await visitor.click(nav(route));
  await visitor.isAt('/code/', 'Code');
  await pause(1500);
  await visitor.isAt('/code/', 'Code');
});

test('a click with Ctrl held is left to the browser', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.run(() =>
    addEventListener('click', (click) => {
      Object.assign(window, { isTaken: click.defaultPrevented });
      // WebDriver's WebKit has no tabs: it would go there.
      click.preventDefault();
    }),
  );
  await visitor.click(nav('/about/'), { held: keys.control });
  expect(await visitor.run(() => (window as unknown as { isTaken: boolean }).isTaken)).toBe(false);
  await visitor.isAt('/', 'Books');
});

test('an unknown address shows the page for it, from which others are reached', async ({ visitor, site }) => {
  await visitor.open('/no/such/page/');
  await visitor.isAt('/no/such/page/', 'Page not found');
  await visitor.click(nav('/music/'));
  await visitor.isAt('/music/', 'Music');
  expect(site.failed).toContain('404: /no/such/page/');
  site.failed.length = 0;
});

test('the keyboard skips to the content, goes through the pages, and opens one', async ({ visitor }) => {
  await visitor.open('/');
  for (const name of ['Skip to content', settings.title, ...pageNames]) {
    await visitor.press(keys.tab);
    expect(await focused(visitor)).toBe(name);
    const outline = await visitor.run(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(outline).toBe('solid');
  }
  await visitor.press(keys.enter);
  await visitor.isAt(routes.at(-1) ?? '', pageNames.at(-1) ?? '');
});

test('the wall of fame counts up to today', async ({ visitor }) => {
  const [first] = entriesOf('swof').reverse();
  const [month = 0, day = 0, year = 0] = String(first?.startDate).split('/').map(Number);
  const start = Oracle.PlainDate.from({ year, month, day });
  await visitor.open('/swof/');
  const row = (): Promise<unknown> =>
    visitor.run(() =>
      [...(document.querySelector('tbody tr')?.children ?? [])].map((cell) => {
        // What comes next stands below.
        const next = cell.querySelector('small')?.textContent ?? '';
        return cell.textContent.replace(next, '').trim();
      }),
    );
  const { years, months, days } = start.until(Oracle.Now.plainDateISO(), { largestUnit: 'years' });
  await expect
    .poll(row)
    .toEqual([
      first?.name,
      String(start.until(Oracle.Now.plainDateISO()).days),
      `${years} Years ${months} Months ${days} Days`,
    ]);
});

test('a click on a poster asks its service for the player, and nothing does before', async ({ visitor }) => {
  await visitor.open('/music/');
  expect(await visitor.seen()).toEqual([]);
  await visitor.click('[data-facade]');
  await expect.poll(() => visitor.run(() => document.activeElement?.localName)).toBe('iframe');
  // The service is kept away, whoever asks for it.
  await expect
    .poll(() => visitor.seen())
    .toContainEqual(expect.stringMatching(/^elsewhere: https:\/\/www\.youtube-nocookie\.com/));
  await visitor.forget();
});

test('on a phone the pages open with a tap, and fold again on the next page', async ({ visitor }) => {
  await visitor.resize(360, 740);
  await visitor.open('/');
  expect(await isMenuOpen(visitor)).toBe(false);
  await visitor.click('nav summary');
  expect(await isMenuOpen(visitor)).toBe(true);
  await visitor.click(nav('/music/'));
  await visitor.isAt('/music/', 'Music');
  await expect.poll(() => isMenuOpen(visitor)).toBe(false);
});

test('and where the page’s own link is tapped', async ({ visitor }) => {
  await visitor.resize(360, 740);
  await visitor.open('/music/');
  await visitor.click('nav summary');
  await visitor.click(nav('/music/'));
  await expect.poll(() => isMenuOpen(visitor)).toBe(false);
});
