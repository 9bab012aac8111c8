import { unreadIn } from '../support/site/unread';
import { allRoutes, at, exists, pageAt, settings } from '../support/site/ownSite';

const pages = allRoutes.filter((route) => route !== at('/404/'));

const graphsOf = (route: string): unknown[] =>
  [...pageAt(route).querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  );

/** All objects within a value, itself too. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
};

/** What a thing has that is only named, and described on another page. */
const named = ['@id', '@type', 'name', 'url'];

/** Whether a node, of which one is on every page, leaves the describing to another. */
const isReference = (node: Record<string, unknown>): boolean =>
  '@id' in node && Object.keys(node).every((key) => named.includes(key)) && node['@type'] !== 'Person';

const nodes = pages.flatMap((route) => objectsIn(graphsOf(route)));
const defined = nodes.filter((node) => '@id' in node && !isReference(node));

test.each(pages)('%s has one graph, of the author, of the site and of the way to it', (route) => {
  const graphs = graphsOf(route);
  expect(graphs).toHaveLength(1);
  const types = objectsIn(graphs).map((node) => node['@type']);
  const path = route === at('/') ? [] : ['BreadcrumbList'];
  expect(types).toEqual(expect.arrayContaining(['Person', 'WebSite', ...path]));
});

test.each(pages)(
  '%s has linked data that a reader of it understands, to the last property',
  async (route) => {
    for (const graph of graphsOf(route)) expect(await unreadIn(graph)).toEqual([]);
  },
);

test('every reference resolves across the site', () => {
  const known = new Set(defined.map((node) => node['@id']));
  const references = nodes.filter(isReference).map((node) => node['@id']);
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((id) => !known.has(id))).toEqual([]);
});

test.each(pages)(
  '%s describes all that it refers to, or says what it is, its name and where it is',
  (route) => {
    const onPage = objectsIn(graphsOf(route));
    const described = onPage
      .filter((node) => '@type' in node && !isReference(node))
      .map((node) => node['@id']);
    const elsewhere = onPage.filter((node) => isReference(node) && !described.includes(node['@id']));
    expect(elsewhere.filter((node) => named.some((key) => !(key in node)))).toEqual([]);
  },
);

test('what is only named is called as its own page calls it', () => {
  const references = nodes.filter((node) => isReference(node) && 'name' in node);
  const described = new Map(defined.map((node) => [node['@id'], node]));
  expect(
    references.filter((node) => named.some((key) => described.get(node['@id'])?.[key] !== node[key])),
  ).toEqual([]);
});

test.each(pages)('the way to %s leads over every page that it lies below', (route) => {
  const above = pages.filter((page) => page !== route && route.startsWith(page));
  const items = objectsIn(graphsOf(route)).map(({ item }) => item);
  expect(
    above
      .map((page) => new URL(page, settings.siteUrl).href)
      .filter((item) => !items.includes(item) && route !== at('/')),
  ).toEqual([]);
});

test('what has one id is one thing, described alike wherever it stands', () => {
  const descriptions = new Map<unknown, Set<string>>();
  for (const node of defined) {
    const id = node['@id'];
    descriptions.set(id, (descriptions.get(id) ?? new Set()).add(JSON.stringify(node)));
  }
  expect([...descriptions].filter(([, texts]) => texts.size > 1)).toEqual([]);
});

test('every id is an address of a page of this site, and a place there', () => {
  const own = pages.map((route) => new URL(route, settings.siteUrl).href);
  const ids = defined.map((node) => String(node['@id']));
  expect(ids.filter((id) => !own.includes(id.replace(/#[a-z0-9-]+$/, '')))).toEqual([]);
});

test('every address of this site leads somewhere: pages, pictures', () => {
  const { origin } = new URL(settings.siteUrl);
  const texts = nodes.flatMap((node) => Object.values(node)).filter((value) => typeof value === 'string');
  const own = [...new Set(texts.filter((text) => text.startsWith(`${origin}/`)))];
  expect(own.length).toBeGreaterThan(pages.length);
  expect(own.filter((address) => !exists(address.slice(origin.length).replace(/#.*$/, '')))).toEqual([]);
});
