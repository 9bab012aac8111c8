import { attributes, readingOf, texts, wordCount } from '../../__tests__/support/site/dom';
import { allRoutes, pageAt, settings } from '../../__tests__/support/site/ownSite';

const press = settings.press ?? { name: '', slug: '' };

/** The posts in the order of the blog. */
const postSlugs = ['empty-car', 'thin-skin', 'code-of-ethics', 'eleven-truths-about-publishing'];

const articleAt = (index: number): Element => {
  const article = pageAt('/blog/').querySelectorAll('article')[index];
  if (!article) throw new Error(`there is no article ${index}`);
  return article;
};

test('the anthologies begin with the line of the specification', () => {
  expect(texts(pageAt('/anthologies/'), 'main p')).toEqual([
    'Here are some of the fantastic anthologies I have stories in. Buy them! Read them!',
  ]);
});

test('the blog has the four posts in order', () => {
  expect(attributes(pageAt('/blog/'), 'main article h2 a', 'href')).toEqual(
    postSlugs.map((slug) => `/blog/${slug}/`),
  );
});

test('the first post is a story worth the walk', () => {
  expect(wordCount(articleAt(0).textContent)).toBeGreaterThanOrEqual(1200);
});

test('the second is an essay on thin skin', () => {
  expect(articleAt(1).querySelector('h2')?.textContent).toMatch(/Thin Skin/);
  expect(wordCount(articleAt(1).textContent)).toBeGreaterThanOrEqual(800);
});

test('the code of ethics is a numbered list of twelve pledges', () => {
  expect(articleAt(2).querySelectorAll('ol > li')).toHaveLength(12);
  expect(articleAt(2).querySelectorAll('ol')).toHaveLength(1);
});

test('the truths about publishing are a numbered list of eleven', () => {
  expect(articleAt(3).querySelectorAll('ol > li')).toHaveLength(11);
  expect(articleAt(3).querySelectorAll('ol')).toHaveLength(1);
});

test.each([
  [`/${press.slug}/`, 250],
  ['/about/', 400],
  ['/music/', 200],
  ['/contact/', 80],
  ['/code/', 100],
  ['/swof/', 100],
  ['/running/', 150],
  ['/privacy-policy/', 200],
  ['/terms-and-conditions/', 200],
])('%s has a text of substance', (route, words) => {
  expect(wordCount(texts(pageAt(route), 'main p').join(' '))).toBeGreaterThanOrEqual(words);
});

test('the press page names the press, its poetry, its genre and its closed door', () => {
  const page = pageAt(`/${press.slug}/`);
  expect(texts(page, 'h1')).toEqual([press.name]);
  const text = texts(page, 'main').join(' ');
  for (const words of ['poetry', 'genre', 'not open to outside submissions']) expect(text).toContain(words);
});

test('the contact page has a mail link, a profile, and the conventions', () => {
  const page = pageAt('/contact/');
  expect(attributes(page, 'main li a', 'href')).toEqual([
    `mailto:${settings.mail}`,
    settings.profiles?.[0]?.link,
  ]);
  for (const words of ['Minneapolis / St. Paul', 'WorldCons'])
    expect(texts(page, 'main').join(' ')).toContain(words);
});

test('the essay’s picture shows what its words say', () => {
  const [words] = attributes(pageAt('/blog/thin-skin/'), 'main picture img', 'alt');
  expect(words).toMatch(/^A microphone .* sump pump .*\.$/);
});

test.each(allRoutes)('%s has nothing left unfinished in it', (route) => {
  expect(readingOf(pageAt(route))).not.toMatch(
    /lorem|ipsum|placeholder|\btodo\b|\btbd\b|\bxxx\b|undefined|\bNaN\b|\{\w+\}/i,
  );
});
