import { keepNot, type Page, standsAt } from './support/places';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

const music: Page = ['/music/', 'Music', 600];
const blog: Page = ['/blog/', 'Blog', 800];
const running: Page = ['/running/', 'Running', 1000];
const about: Page = ['/about/', 'About', 0];

/** Walks from page to page by links, and scrolls each on the way. */
const walk = async (visitor: Visitor, [first, ...others]: readonly [Page, ...Page[]]): Promise<void> => {
  await visitor.open(first[0]);
  await visitor.scrollTo(first[2]);
  for (const [path, heading, y] of others) {
    await visitor.follow(path);
    await visitor.isAt(path, heading);
    expect(await visitor.place()).toBe(0);
    if (y) await visitor.scrollTo(y);
  }
};

test.beforeEach(({ visitor }) => visitor.resize(1280, 600));

test('back and forward, each page stands where it was left', async ({ visitor }) => {
  await walk(visitor, [music, blog, running, about]);
  for (const page of [running, blog, music]) {
    await visitor.back();
    await standsAt(visitor, page);
  }
  for (const page of [blog, running, about]) {
    await visitor.forward();
    await standsAt(visitor, page);
  }
});

test('and so it does after a reload on the way', async ({ visitor }) => {
  await walk(visitor, [music, blog, running]);
  await visitor.reload();
  await standsAt(visitor, running);
  await visitor.isHydrated();
  await standsAt(visitor, running);
  await visitor.back();
  await standsAt(visitor, blog);
  await visitor.forward();
  await standsAt(visitor, running);
});

for (const how of ['as it was left', 'made anew']) {
  test(`one who comes back from another site finds the page ${how} and where it was`, async ({
    visitor,
    site,
  }) => {
    await walk(visitor, [music, blog]);
    if (how === 'made anew') await visitor.run(keepNot);
    await visitor.leave(site.elsewhere);
    await visitor.back();
    await standsAt(visitor, blog);
    await visitor.isHydrated();
    await standsAt(visitor, blog);
    await visitor.back();
    await standsAt(visitor, music);
    await visitor.forward();
    await standsAt(visitor, blog);
  });
}

test('so does one who comes back by two pages at once', async ({ visitor, site, engine }) => {
  test.skip(engine.name === 'firefox', 'Firefox shows the page that was left, of itself too');
  await walk(visitor, [music, blog]);
  await visitor.leave(site.elsewhere);
  await visitor.run(() => history.go(-2));
  await standsAt(visitor, music);
});

test('one who leaves while the page scrolls comes back to the last place', async ({ visitor }) => {
  await visitor.open('/blog/');
  await visitor.run(() => {
    scrollTo(0, 700);
    document.querySelector<HTMLElement>('a[href="/about/"]')?.click();
  });
  await visitor.isAt('/about/', 'About');
  // Not by the browser's button: WebKit's passes over what no visitor has asked for.
  await visitor.run(() => history.back());
  await standsAt(visitor, ['/blog/', 'Blog', 700]);
});
