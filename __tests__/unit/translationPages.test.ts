import { pagesOf, possiblePages } from '../../src/content/model/pagesOf';
import { collectionOf, entryIdOf } from '../../src/content/model/entryFiles';
import { languagesIn } from '../../src/content/model/translationPages';
import { siteContent, type UncheckedEntry } from '../../src/content/model/siteContent';
import { languageContexts } from '../../src/content/gatsby/languageContext';

const entry = (
  collection: UncheckedEntry['collection'],
  slug: string,
  fields: object = {},
): UncheckedEntry => ({ collection, slug, fields: { title: slug, description: 'D', ...fields } });

const site = entry('site', 'site', { author: 'Ann', language: 'en', mail: 'ann@a.example' });
const post = entry('posts', 'a-day', { published: '2024-01-09' });
const story = entry('stories', 'a-lamp', { published: '2024', online: '2024-02-01' });
const book = entry('books', 'a-book', { id: 1, about: { blurb: 'B' } });
const worlds = entry('ownPages', 'worlds', { place: 'menu' });
const maps = entry('ownPages', 'maps', { place: 'nowhere', below: 'worlds' });
const into = (original: string, fields: object = {}) => entry('translations', original, fields);

const contentOf = (...entries: readonly UncheckedEntry[]) => siteContent([site, ...entries], '2026-06-01');
const pageAt = (path: string, ...entries: readonly UncheckedEntry[]) =>
  pagesOf(contentOf(...entries)).find((page) => page.path === path);
const translated = (...entries: readonly UncheckedEntry[]): string[] =>
  pagesOf(contentOf(...entries)).flatMap(({ path, language }) => (language ? [`${language} ${path}`] : []));

test('a translation is known by its original and its language', () => {
  const found = collectionOf('posts/a-day/index.de.md');
  expect(found).toEqual({ collection: 'translations', slug: 'posts/a-day/de' });
  expect(found && entryIdOf(found)).toBe('translations/posts/a-day/de');
  expect(collectionOf('stories/a/index.pt-BR.md')?.slug).toBe('stories/a/pt-BR');
  expect(collectionOf('posts/a-day/index.md')).toEqual({ collection: 'posts', slug: 'a-day' });
  expect(collectionOf('books/a/index.de.md')?.slug).toBe('books/a/de');
  expect(collectionOf('audiobooks/a/index.de.md')).toBeNull();
  expect(collectionOf('posts/index.de.md')).toBeNull();
});

test('each language has a list, and each translation the path of its original below that', () => {
  expect(
    translated(
      post,
      story,
      book,
      worlds,
      maps,
      into('posts/a-day/de'),
      into('pages/maps/de'),
      into('books/a-book/de'),
      into('stories/a-lamp/pt-BR'),
    ),
  ).toEqual([
    'de /de/',
    'de /de/blog/a-day/',
    'de /de/books/a-book/',
    'de /de/worlds/maps/',
    'pt-BR /pt-br/',
    'pt-BR /pt-br/stories/a-lamp/',
  ]);
});

test('what is not there has no translation either', () => {
  const off = entry('blogPage', 'blog', { off: true });
  expect(translated(into('posts/a-day/de'))).toEqual([]);
  expect(translated(off, post, into('posts/a-day/de'))).toEqual([]);
  const hidden = { ...post, fields: { ...post.fields, unlisted: true, unlistedKey: 'abcdefgh2345' } };
  expect(translated(hidden, into('posts/a-day/de'))).toEqual([]);
  expect(translated(entry('stories', 'a-lamp', { description: null }), into('stories/a-lamp/de'))).toEqual(
    [],
  );
});

test('all versions of a page know each other, and one that is alone says nothing', () => {
  const versions = [
    { language: 'en', path: '/blog/a-day/' },
    { language: 'de', path: '/de/blog/a-day/' },
    { language: 'es', path: '/es/blog/a-day/' },
  ];
  const entries = [post, story, into('posts/a-day/es'), into('posts/a-day/de')];
  for (const { path } of versions) expect(pageAt(path, ...entries)?.versions).toEqual(versions);
  expect(pageAt('/stories/a-lamp/', ...entries)).not.toHaveProperty('versions');
});

test('where its original was before, a translation was below its language', () => {
  const renamed = { ...post, fields: { ...post.fields, aliases: ['/blog/day/'] } };
  const page = pageAt('/de/blog/a-day/', renamed, into('posts/a-day/de'));
  expect(page?.context?.()).toMatchObject({ aliases: ['/de/blog/day/'] });
});

test('a language has a feed where something is news', () => {
  const feedsOf = (...entries: readonly UncheckedEntry[]) =>
    languagesIn(contentOf(...entries), true).map(({ feed }) => feed);
  expect(feedsOf(post, into('posts/a-day/de'))).toEqual(['/de/rss.xml']);
  expect(feedsOf(story, into('stories/a-lamp/de'))).toEqual(['/de/rss.xml']);
  expect(feedsOf(worlds, into('pages/worlds/de'))).toEqual([undefined]);
});

test('the search finds a translation as what its original is, by its words, and says its language', () => {
  const page = pageAt('/de/blog/a-day/', post, into('posts/a-day/de', { title: 'Ein Tag' }));
  expect(page?.finds?.()).toMatchObject([
    {
      kind: 'post',
      title: 'Ein Tag',
      pagePath: '/de/blog/a-day/',
      text: 'translations/posts/a-day/de',
      translation: { language: 'de' },
    },
  ]);
});

test('no fault of fields that nobody has checked stops who asks for the paths', () => {
  const broken = [
    entry('posts', 'a-day', { published: 5 }),
    into('posts/a-day/english', { title: null }),
    into('stories/none/de'),
  ];
  expect(possiblePages(contentOf(...broken)).map(({ path }) => path)).toContain('/english/blog/a-day/');
});

const contextAt = (path: string, ...entries: readonly UncheckedEntry[]) => {
  const content = contentOf(...entries);
  const pages = pagesOf(content);
  const page = pages.find((one) => one.path === path);
  return page && languageContexts(content, pages, '/site')(page);
};

test('a page in another language is told the words of that, and of what is the author’s, the site’s', () => {
  const terms = entry('policies', 'terms', { title: 'Terms' });
  expect(contextAt('/de/blog/a-day/', post, terms, into('posts/a-day/de'))).toMatchObject({
    spoken: {
      language: 'de',
      name: 'Deutsch',
      ofSite: { lang: 'en', dir: 'ltr' },
      ofWords: {},
      words: { skipToContent: 'Zum Inhalt springen', pages: 'Seiten', menu: 'Menü' },
      footer: [
        { title: 'Kontakt', link: 'mailto:ann@a.example' },
        { title: 'Terms', link: '/terms/', lang: 'en' },
        { title: 'Suche', link: '/search/' },
        { title: 'RSS-Feed', link: '/rss.xml' },
      ],
    },
    languages: {
      html: '<nav class="languages small screen-only" aria-label="Sprachen"><ul class="links" role="list"><li><a href="/site/blog/a-day/" lang="en" hrefLang="en">English</a></li><li><a href="/site/de/" lang="de" hrefLang="de">Deutsch</a></li></ul></nav>',
      versions: [
        { language: 'en', path: '/blog/a-day/' },
        { language: 'de', path: '/de/blog/a-day/' },
      ],
    },
  });
});

test('where the site has no words in a language, it keeps its own', () => {
  expect(contextAt('/fr/blog/a-day/', post, into('posts/a-day/fr'))).toMatchObject({
    spoken: { language: 'fr', name: 'Français', ofWords: { lang: 'en' }, words: { menu: 'Menu' } },
    languages: { html: expect.stringContaining('aria-label="Languages"') as string },
  });
});

test('the original is told of its translations alone, and all other pages nothing', () => {
  const original = contextAt('/blog/a-day/', post, into('posts/a-day/de'));
  expect(original).toMatchObject({
    languages: { html: expect.stringContaining('aria-label="Languages"') as string },
  });
  expect(original).not.toHaveProperty('spoken');
  expect(contextAt('/blog/', post, into('posts/a-day/de'))).toEqual({});
});
