import { keepNot, type Page, standsAt } from './support/places';
import { test } from './support/test';

test.beforeEach(({ visitor }) => visitor.resize(1280, 600));

const before: Page = ['/privacy-policy/', 'Privacy Policy', 400];
const after: Page = ['/privacy-policy/#content', 'Privacy Policy', 900];
const terms: Page = ['/terms-and-conditions/#content', 'Terms And Conditions', 700];

test('back and forward go to where one was, not to the hash', async ({ visitor }) => {
  await visitor.open(before[0]);
  await visitor.scrollTo(before[2]);
  await visitor.follow('#content');
  await visitor.isAt(after[0], after[1]);
  await visitor.scrollTo(after[2]);
  await visitor.back();
  await standsAt(visitor, before);
  await visitor.forward();
  await standsAt(visitor, after);
  await visitor.follow('/about/');
  await visitor.isAt('/about/', 'About');
  await visitor.back();
  await standsAt(visitor, after);
});

test('so does a reload', async ({ visitor, engine }) => {
  test.skip(engine.name === 'webkit', 'WebKit goes to the hash, of itself too');
  await visitor.open(terms[0]);
  await visitor.scrollTo(terms[2]);
  await visitor.reload();
  await standsAt(visitor, terms);
  await visitor.isHydrated();
  await standsAt(visitor, terms);
});

test('so does the way back from another site', async ({ visitor, site }) => {
  await visitor.open(terms[0]);
  await visitor.scrollTo(terms[2]);
  await visitor.run(keepNot);
  await visitor.leave(site.elsewhere);
  await visitor.back();
  await standsAt(visitor, terms);
  await visitor.isHydrated();
  await standsAt(visitor, terms);
});
