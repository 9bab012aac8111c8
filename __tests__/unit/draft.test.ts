import { readdirSync, readFileSync } from 'node:fs';
import { pathOfTag } from '../../src/content/model/blogPages';
import { type CollectionName, growingCollections } from '../../src/content/model/collections';
import { collectionOf } from '../../src/content/model/entryFiles';
import { pageFile, pageNames, pageRoute } from '../../src/content/model/pages';
import { routeOf } from '../../src/content/model/routeOf';
import { blankOf, derivedValues, isComplete, listOf, valuesOf } from '../../src/editor/draftValues';
import { type Values, withDraft } from '../../src/lib/draft';

const today = '2026-01-02';
const site = { press: { name: 'Ink & Co', slug: 'ink-co' }, language: 'en' };
/** What a form of that collection is drawn as. */
const drawn = (collection: CollectionName, fields: object, slug = ''): Values =>
  derivedValues(collection, { ...valuesOf(collection, { ...fields }, site), slug }, site, today);

const asIs = (drafted: string): string => drafted;

/** A post of so many words, about something. */
const postAbout = (tags: readonly string[], count: number, fields: object = {}): Values => {
  const html = `<p title="a > b">${'word&nbsp;'.repeat(count)}</p>`;
  return derivedValues(
    'posts',
    { ...valuesOf('posts', { tags, ...fields }, site), slug: '', html },
    site,
    today,
  );
};

const saved = { jsonId: 2, title: 'Old', link: 'https://shop.example/old' };
const now = { ...saved, title: 'New' };
const draft = { saved: [saved], now };

test('an entry is found by all plain fields that it shares with what is shown', () => {
  const cover = { title: 'Old', link: 'https://shop.example/old', image: { width: 3 } };
  const other = { title: 'Old', link: 'https://shop.example/other', image: null };
  expect(withDraft({ covers: { nodes: [other, cover] } }, draft, asIs)).toEqual({
    covers: { nodes: [other, { ...cover, title: 'New' }] },
  });
});

test('one field alike is not enough', () => {
  expect(withDraft({ page: { title: 'Old' } }, draft, asIs)).toEqual({ page: { title: 'Old' } });
});

test('a page that shows an earlier state shows the draft as well', () => {
  const later = { ...saved, title: 'Later' };
  const both = { ...draft, saved: [saved, later] };
  for (const shown of [saved, later]) expect(withDraft([shown], both, asIs)).toEqual([now]);
});

test('objects within an entry are compared and drawn, lists of words as well', () => {
  const was = {
    mail: 'me@x.example',
    social: { title: 'A', link: 'https://a.example' },
    columns: ['1', '2'],
  };
  const is = { ...was, social: { title: 'B', link: 'https://a.example' }, columns: ['1', '3'] };
  expect(withDraft({ site: was }, { saved: [was], now: is }, asIs)).toEqual({ site: is });
});

test('of a list of objects, what a query asks for of each is compared', () => {
  const profiles = [{ title: 'Me', link: 'https://me.example' }];
  const was = { title: 'A site', tagline: 'Old', profiles };
  const shown = { title: 'A site', tagline: 'Old', profiles: [{ link: 'https://me.example' }] };
  const draftOf = (saved: Values) => ({ saved: [saved], now: { tagline: 'New' } });
  expect(withDraft({ site: shown }, draftOf(was), asIs).site.tagline).toBe('New');
  const others = [[], [{ title: 'Me', link: 'https://other.example' }]];
  for (const other of others)
    expect(withDraft({ site: shown }, draftOf({ ...was, profiles: other }), asIs).site.tagline).toBe('Old');
});

test('a new entry stands in a list of its like by its number, without the files of another', () => {
  const others = [1, 2].map((id) => ({
    jsonId: id,
    title: `T${id}`,
    link: `https://shop.example/${id}`,
    slug: '',
  }));
  const nodes = others.map(({ title, link }) => ({ title, link, image: { childImageSharp: { width: 3 } } }));
  const own = { title: 'New', link: 'https://shop.example/new', slug: '' };
  const made = { title: own.title, link: own.link, image: { childImageSharp: null } };
  const placed = (list: readonly object[], jsonId: number) =>
    withDraft(list, { saved: [], now: { ...own, jsonId }, others }, asIs);
  expect(placed(nodes, 3)).toEqual([...nodes, made]);
  expect(placed(nodes, 2)).toEqual([nodes[0], made, nodes[1]]);
  expect(placed(nodes.toReversed(), 3)).toEqual([made, ...nodes.toReversed()]);
  const strangers = [{ title: 'About', link: '/about/' }];
  expect(placed(strangers, 1)).toEqual(strangers);
});

test('where entries have no number, the newest stands first', () => {
  const post = (day: number) => ({ title: `T${day}`, slug: '', published: `2024-03-0${day}` });
  const placed = (list: readonly Values[], day: number) =>
    withDraft(
      list,
      { saved: [], now: post(day), others: [post(5), post(3)], newestBy: 'published' },
      asIs,
    ).map(({ title }) => title);
  const both = [post(5), post(3)];
  expect([9, 4, 1].map((day) => placed(both, day))).toEqual([
    ['T9', 'T5', 'T3'],
    ['T5', 'T4', 'T3'],
    ['T5', 'T3', 'T1'],
  ]);
  expect(placed([post(3)], 9)).toEqual(['T9', 'T3']);
  expect(placed([{ title: 'A stranger', slug: '' }], 9)).toEqual(['A stranger']);
});

test('the first entry of its kind stands in the list that is still empty, and in no other', () => {
  const values = valuesOf(
    'soundtracks',
    { id: 1, title: 'Uphill', bpm: 150, description: 'To run to.' },
    site,
  );
  expect(isComplete('soundtracks', values)).toBe(true);
  expect(isComplete('soundtracks', valuesOf('soundtracks', { id: 1, title: 'Uphill' }, site))).toBe(false);
  const first = { list: listOf('soundtracks'), blank: blankOf('soundtracks') };
  const empty = { allSoundtrack: { nodes: [] }, allActivity: { nodes: [] } };
  const shown = withDraft(empty, { saved: [], now: values, others: [], ...first }, asIs);
  expect(shown.allActivity.nodes).toEqual([]);
  expect(shown.allSoundtrack.nodes).toMatchObject([
    { title: 'Uphill', bpm: 150, audio: { publicURL: null }, audioSeconds: 0, audioSizeInWords: '' },
  ]);
});

test('what is drawn of a new book stands in the grid in the place of the picture of its neighbour', () => {
  const own = { childImageSharp: { gatsbyImageData: 'own' }, publicURL: '/own.jpg' };
  const covers = { nodes: [{ jsonId: 1, title: 'One', slug: 'one', image: own }] };
  const drawn = { childImageSharp: { gatsbyImageData: 'drawn' }, publicURL: 'blob:drawn' };
  const others = [{ jsonId: 1, title: 'One', slug: 'one' }];
  const draft = { saved: [], now: { jsonId: 2, title: 'Two', slug: 'two' }, others, blank: { image: drawn } };
  const { nodes } = withDraft(covers, draft, asIs);
  expect(nodes.map(({ title, image }) => [title, image])).toEqual([
    ['One', own],
    ['Two', drawn],
  ]);
});

test('the first post stands whole on the page of the blog, and one among summaries is not drawn twice', () => {
  const now = postAbout(['Lamps'], 500, { title: 'New', published: '2024-03-09' });
  const first = { list: listOf('posts'), blank: blankOf('posts') };
  const added = { saved: [], now, ...first, newestBy: 'published' };
  const empty = { allPost: { nodes: [] }, summaries: { nodes: [] } };
  expect(withDraft(empty, { ...added, others: [] }, asIs)).toMatchObject({
    allPost: { nodes: [{ title: 'New', tagLinks: [{ name: 'Lamps' }], minutesToRead: 2 }] },
    summaries: { nodes: [] },
  });
  const old = { title: 'Old', slug: 'old', published: '2024-03-05' };
  expect(withDraft({ ...empty, summaries: { nodes: [old] } }, { ...added, others: [old] }, asIs)).toEqual({
    allPost: { nodes: [] },
    summaries: { nodes: [expect.objectContaining({ title: 'New' }), old] },
  });
});

test('the page of the blog asks for the list that the first post is drawn in', () => {
  expect(readFileSync('src/templates/blog.tsx', 'utf8')).toContain(`\n    ${listOf('posts')}(`);
});

test('every kind of entry that stands on a page has its list there', () => {
  const templates = ['src/templates', 'src/hooks'].flatMap((folder) =>
    readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  // An excerpt stands in the book that names it, the others round every page or by themselves.
  const inNoList = ['excerpts', 'navigation', 'policies', 'ownPages'];
  const lists = growingCollections
    .filter(({ name }) => !inNoList.includes(name))
    .map(({ name }) => listOf(name));
  const missing = lists.filter(
    (list) => !templates.some((text) => text.includes(`    ${list}(`) || text.includes(`    ${list}: all`)),
  );
  expect(missing).toEqual([]);
});

test('a picture that was chosen takes the place of the one on the page, also where none is yet', () => {
  const chosen = {
    childImageSharp: {
      gatsbyImageData: { images: { fallback: { src: 'blob:1', srcSet: '' }, sources: [] } },
    },
  };
  const image = {
    childImageSharp: {
      gatsbyImageData: {
        width: 3,
        images: { fallback: { src: '/a', srcSet: '/a 1x' }, sources: [{ type: 'avif' }] },
      },
    },
  };
  const replaced = { ...draft, now: { ...now, image: chosen } };
  expect(withDraft({ ...saved, image }, replaced, asIs).image).toEqual({
    childImageSharp: { gatsbyImageData: { width: 3, ...chosen.childImageSharp.gatsbyImageData } },
  });
  expect(withDraft({ ...saved, image: { childImageSharp: null } }, replaced, asIs).image).toEqual(chosen);
});

test('a text is fitted to what the page has made of it', () => {
  const fit = (drafted: string, shown: string): string => `${drafted} for ${shown}`;
  const shown = { ...saved, html: 'old' };
  expect(withDraft(shown, { ...draft, now: { ...now, html: 'new' } }, fit).html).toBe('new for old');
});

test('of a form only what the checks would take is drawn, by the names of the queries', () => {
  const fields = { id: 2, title: 'By {press}', link: 'javascript:alert(1)', image: './cover.jpg' };
  expect(valuesOf('books', fields, site)).toMatchObject({ jsonId: 2, title: 'By Ink & Co' });
  expect(valuesOf('navigation', { id: 1, title: 'x', link: '/{press}/' }, site)['link']).toBe('/ink-co/');
});

test('what may be left out and is emptied is drawn as nothing, what the checks refuse is not drawn', () => {
  const about = { blurb: 'A blurb.', subtitle: '', notes: 'Wet.' };
  const fields = { title: '', about, affiliate: null, editions: [{ format: 'ebook', isbn: '12' }] };
  const values = valuesOf('books', fields, site);
  expect(values).toMatchObject({
    about: { blurb: 'A blurb.', subtitle: null, notes: 'Wet.' },
    affiliate: null,
  });
  expect(Object.keys(values)).not.toEqual(expect.arrayContaining(['title', 'editions']));
  const shown = {
    book: { title: 'Wet', link: 'https://shop.example/', about: { subtitle: 'Old', notes: 'Wet.' } },
  };
  const draftOf = { saved: [{ title: 'Wet', link: 'https://shop.example/' }], now: values };
  expect(withDraft(shown, draftOf, asIs).book).toEqual({
    ...shown.book,
    link: null,
    about: { subtitle: null, notes: 'Wet.' },
  });
});

test('retailers are known and drawn in the order in which the page names them', () => {
  const retailers = [
    { name: 'Amazon', link: 'https://www.amazon.com/a' },
    { name: 'A Shop', link: 'https://shop.example/a' },
    { name: 'Kobo', link: 'https://www.kobo.com/a' },
  ];
  const values = valuesOf('books', { editions: [{ format: 'ebook', retailers }] }, site);
  expect(values['editions']).toMatchObject([
    { format: 'ebook', retailers: [{ name: 'Kobo' }, { name: 'Amazon' }, { name: 'A Shop' }] },
  ]);
});

test('whether a cover has its page, and whether it is on the site yet, follows from its form', () => {
  const about = { blurb: 'A blurb.' };
  expect(drawn('books', { about }, 'wet')).toMatchObject({ pagePath: '/books/wet/', isHidden: false });
  expect(drawn('books', { draft: true })).toMatchObject({ pagePath: null, isHidden: true });
  expect(drawn('books', { from: '2026-01-03' })).toMatchObject({ isHidden: true });
  expect(drawn('books', { from: '2026-01-02' })).toMatchObject({ isHidden: false });
  expect(drawn('videos', {})).not.toHaveProperty('pagePath');
});

test('a new book is told apart from that whose place in the list it takes', () => {
  const other = { jsonId: 1, title: 'Old', link: 'https://shop.example/old', slug: 'old' };
  const shown = { ...other, entryId: 'books/old' };
  const now = drawn('books', { id: 2, title: 'New', link: 'https://shop.example/new' }, 'new');
  const covers = withDraft([shown], { saved: [], now, others: [other] }, asIs);
  expect(covers.map(({ entryId }) => entryId)).toEqual(['books/old', 'books/new']);
});

test('on its own page a new book does not stand among the others', () => {
  const other = { jsonId: 1, title: 'Old', link: 'https://shop.example/old', slug: 'old' };
  const own = { jsonId: 2, title: 'New', link: 'https://shop.example/new', slug: 'new' };
  const now = drawn('books', { id: 2, title: 'Newer', link: own.link }, 'new');
  const page = withDraft({ book: own, others: [other] }, { saved: [own], now, others: [other] }, asIs);
  expect(page).toMatchObject({ book: { title: 'Newer' }, others: [{ title: 'Old' }] });
  expect(page.others).toHaveLength(1);
});

test('a new book has no editions of that whose place in the list it takes', () => {
  const other = { jsonId: 1, title: 'Old', link: 'https://shop.example/old' };
  const shown = { ...other, editions: [{ format: 'hardcover', releasedInWords: 'October 31, 2033' }] };
  // Half typed: the checks would refuse it, so that nothing is drawn of it.
  const now = drawn('books', { id: 2, title: 'New', editions: [{}] }, 'new');
  const covers = withDraft([shown], { saved: [], now, others: [other] }, asIs);
  expect(covers.map(({ editions }) => editions)).toEqual([shown.editions, []]);
});

test('a retailer is drawn by the name that readers know, days in words', () => {
  expect(drawn('books', { link: 'https://www.kobo.com/a' })).toMatchObject({ linkHost: 'Kobo' });
  const published = drawn('posts', { published: '2024-03-09' });
  expect(published).toMatchObject({ published: '2024-03-09', publishedInWords: 'March 9, 2024' });
  const editions = [{ format: 'paperback', released: '2024-03-09' }];
  expect(drawn('books', { editions })).toMatchObject({
    editions: [{ format: 'paperback', releasedInWords: 'March 9, 2024' }],
  });
  expect(drawn('posts', { published: '2024-02-30' })).not.toHaveProperty('publishedInWords');
});

test('the tags of a post and how long it takes to read follow from its form', () => {
  const tagLinks = [{ name: 'Old Lamps', path: pathOfTag('Old Lamps', 'en') }];
  expect(postAbout(['Old Lamps'], 500)).toMatchObject({ tagLinks, minutesToRead: 2 });
  expect(postAbout(['Old Lamps', 'Old Lamps'], 0)).toMatchObject({ tagLinks, minutesToRead: 1 });
  expect(postAbout(['Old Lamps', ' '], 0)).toMatchObject({ tagLinks: [] });
  expect(drawn('posts', {})).toMatchObject({ tagLinks: [] });
  expect(drawn('posts', {})).not.toHaveProperty('minutesToRead');
  expect(drawn('stories', { html: '' })).not.toHaveProperty('tagLinks');
});

test('a new post has no tags and minutes of another', () => {
  const other = { title: 'Old', slug: 'old', published: '2024-03-05' };
  const shown = { ...other, tagLinks: [{ name: 'Craft', path: '/craft/' }], minutesToRead: 9 };
  const own = postAbout(['Lamps'], 500, { title: 'New', published: '2024-03-09' });
  const added = { saved: [], now: own, others: [other], newestBy: 'published' };
  expect(withDraft([shown], added, asIs)).toMatchObject([
    { title: 'New', tagLinks: [{ name: 'Lamps' }], minutesToRead: 2 },
    shown,
  ]);
  expect(withDraft([shown], { saved: [other], now: own }, asIs)).toMatchObject([
    { title: 'New', tagLinks: [{ name: 'Lamps' }], minutesToRead: 2 },
  ]);
});

test.each([
  [{ collection: 'books', slug: 'x' }, '/'],
  [{ collection: 'books', slug: 'x', before: 60 }, '/books/2/'],
  [{ collection: 'books', slug: 'x', before: 60, hasOwnPage: true }, '/books/x/'],
  [{ collection: 'series', slug: 'x' }, '/series/x/'],
  [{ collection: 'anthologies', slug: 'x', before: 59 }, '/anthologies/'],
  [{ collection: 'videos', slug: 'x' }, '/music/'],
  [{ collection: 'posts', slug: 'a-day' }, '/blog/a-day/'],
  [{ collection: 'posts' }, '/blog/'],
  [{ collection: 'policies', slug: 'imprint' }, '/imprint/'],
  [{ collection: 'policies' }, '/'],
  [{ collection: 'pages', slug: 'press' }, '/{press}/'],
  [{ collection: 'pages', slug: '404' }, '/404/'],
  [{ collection: 'site', slug: 'site' }, '/'],
] as const)('%j is shown on %s', (place, route) => {
  expect(routeOf(place)).toBe(route);
});

test('the text of every page is shown on that page, whatever its collection', () => {
  const shown = pageNames.map((name) => routeOf(collectionOf(pageFile(name)) ?? { collection: 'pages' }));
  const [, ...others] = pageNames;
  expect(shown).toEqual(['/404/', ...others.map(pageRoute)]);
});
