import { calendarPath, rssPath } from '../../src/lib/routes';
import { searchKinds } from '../../src/lib/searchDocument';
import { pictureFile } from './picture';
import type { Languages, Spoken } from '../../src/lib/spoken';
import { forms } from '../../src/lib/forms';
import { results } from '../../src/lib/awards';
import { roles } from '../../src/lib/contributors';

/*
 * What every page may be asked to show, with all that is an author's in Greek letters: of Latin ones, only words of the
 * interface are left.
 */

const greek = 'Ψευδώνυμο';
const link = 'https://greek.example/';
const page = { title: greek, description: greek, html: `<p>${greek}</p>`, shareImage: '/alpha.jpg' };
const cover = {
  entryId: 'alpha',
  slug: 'alpha',
  title: greek,
  link,
  linkHost: greek,
  affiliate: true,
  published: null,
  publishedInWords: null,
  trade: { distributor: greek, subjects: greek },
  pagePath: '/alpha/',
  isHidden: true,
  translation: null,
  image: { ...pictureFile, publicURL: '/alpha.jpg' },
};
const shop = { name: greek, link, affiliate: true, country: null, countryInWords: null };
const edition = {
  format: 'paperback',
  title: greek,
  image: pictureFile,
  language: 'el',
  languageInWords: greek,
  released: '2024-11-01',
  releasedInWords: greek,
  pages: 300,
  minutes: 62,
  isbn: '9799317201149',
  publisher: greek,
  translator: greek,
  narrator: greek,
  priceInWords: '18,99 €',
  trimSize: greek,
  isOutOfPrint: false,
  retailers: [shop, { ...shop, country: 'GR', countryInWords: greek }],
  isbnShops: [
    { ...shop, country: 'CY', countryInWords: greek, isLibrary: false },
    { ...shop, isLibrary: true },
  ],
};
const release = { ...cover, editions: [edition, { ...edition, released: '2024-12-01' }] };
const post = {
  slug: 'alpha',
  isHidden: true,
  title: greek,
  form: 'essay',
  published: '2024-01-09',
  publishedInWords: greek,
  html: `<p>${greek}</p>`,
  description: greek,
  minutesToRead: 2,
  tags: [greek],
  tagLinks: [{ name: greek, path: '/blog/tags/alpha/' }],
  image: pictureFile,
  imageAlt: greek,
};
/** Where a page of posts stands among others. */
const inList = {
  number: 1,
  links: [
    { number: 1, path: '/blog/' },
    { number: 2, path: '/blog/page/2/' },
  ],
};
const all = <T>(...nodes: T[]) => ({ nodes });
const story = {
  __typename: 'Story' as const,
  entryId: 'alpha',
  title: greek,
  description: greek,
  shareImage: '/alpha.jpg',
  pagePath: '/alpha/',
  isHidden: true,
  html: `<p>${greek}</p>`,
  link,
  linkHost: greek,
  notes: greek,
  online: '2024-01-09',
  form: null,
  words: 4000,
  collected: [{ book: 'alpha' }],
  published: '2024-01',
  publishedInWords: greek,
  venue: greek,
  issue: greek,
  series: { name: 'alpha', position: 1 },
  furtherSeries: [{ name: 'beta', position: null }],
  original: { language: 'el', languageInWords: greek, title: greek },
  reprints: [
    {
      venue: greek,
      issue: greek,
      published: '2024',
      publishedInWords: greek,
      language: 'el',
      languageInWords: greek,
      title: greek,
      translator: greek,
      narrator: greek,
      link,
    },
  ],
  identifiers: null,
  contributors: [{ name: greek, role: 'co-author' }],
  awards: [{ award: greek, year: 2024, category: greek, result: 'won', link }],
};
const translation = {
  title: greek,
  description: greek,
  html: `<p>${greek}</p>`,
  notes: greek,
  imageAlt: greek,
  isHidden: true,
  lengthInWords: greek,
};
const spoken: Spoken = {
  language: 'el-CY',
  name: greek,
  ofSite: { lang: 'el', dir: 'ltr' },
  ofWords: {},
  words: {
    skipToContent: greek,
    pages: greek,
    menu: greek,
    contentNotes: greek,
    follow: greek,
    description: greek,
  },
  footer: [{ title: greek, link: '/alpha/' }],
};
const languages: Languages = {
  html: `<p>${greek}</p>`,
  versions: ['el', 'el-CY'].map((language) => ({ language, path: `/${language}/alpha/` })),
};
const listedBook = {
  ...cover,
  __typename: 'Book' as const,
  translation: { language: 'el', languageInWords: greek },
  published: null,
  publishedInWords: null,
  form: null,
  words: null,
  editions: [{ released: '2024-01-09', releasedInWords: greek, publisher: greek }],
  contributors: null,
  awards: null,
};
/** A work of every form, one without a year. */
const listed = all(
  ...forms.map((form, index) => ({ ...story, entryId: form, form, published: index ? '2024-01' : '' })),
);
const downloads = [{ words: greek, path: '/alpha.epub' }];
const project = { jsonId: 1, title: greek, description: greek, repository: link, site: link };
const video = { jsonId: 1, videoId: 'aqz-KE-bpKQ', title: greek, poster: pictureFile };
const audio = { publicURL: '/alpha.mp3', extension: 'mp3' };
const soundtrack = {
  jsonId: 1,
  slug: 'alpha',
  title: greek,
  bpm: 170,
  description: greek,
  audioSeconds: 204.6,
  audioSizeInWords: greek,
  audio,
};
const event: Queries.ContactPageQuery['allEvent']['nodes'][number] = {
  slug: 'alpha',
  isHidden: true,
  title: greek,
  place: greek,
  address: greek,
  city: greek,
  start: '2024-11-02',
  end: null,
  daysInWords: greek,
  time: '19:30',
  timeInWords: greek,
  timeZone: 'Europe/Athens',
  link,
  description: greek,
};
const activity = { jsonId: 1, title: greek, embed: link, link, width: 300, height: 454, poster: pictureFile };
const person = { jsonId: 1, name: greek, startDate: '7/5/2009', startDateInWords: greek };
const newsletterHtml = `<h2>${greek}</h2>`;
const profile = { title: greek, link, linkSign: 'M0 0' };
const wall = { ...page, columns: [greek, 'Α', 'Β'] };
export const greekSite: Queries.SiteQuery = {
  site: {
    title: greek,
    tagline: greek,
    author: greek,
    company: greek,
    footerYear: 2024,
    mail: 'α@β.example',
    language: 'el',
    siteUrl: link,
    catalogue: '/alpha.xml',
    profiles: [{ link }],
    footerHtml: `<p>${greek}</p>`,
    identifiers: { isfdb: '1', wikidata: 'Q1', openLibrary: null, goodreads: null, libraryThing: null },
    logo: { publicURL: '/alpha.svg' },
    shell: {
      menu: [
        { title: greek, link: '/', rel: null, items: [] },
        { title: `${greek} ${greek}`, link: null, rel: null, items: [{ title: greek, link, rel: 'me' }] },
      ],
      footer: ['/alpha/', rssPath, calendarPath, link].map((one) => ({ title: greek, link: one })),
      hasFeed: true,
    },
  },
  home: { shareImage: '/alpha.jpg' },
};

/** One state of a page: what its query finds, and what the build tells it. */
export interface PageState {
  readonly data: object;
  readonly pageContext?: object;
}

const links = [{ number: 1, path: '/alpha/' }, null, { number: 2, path: '/alpha/2/' }];
const group = { key: '', count: 1, sizes: '50vw' };
const place = {
  number: 1,
  links,
  covers: ['alpha'],
  groupedBy: null,
  groups: [group],
  builtOn: '2024-11-02',
};

/** A book of which all is said. */
const works = {
  contributors: roles.map((role) => ({ name: greek, role })),
  awards: results.map((result) => ({ award: greek, year: 2024, category: greek, result, link })),
};
const book = {
  __typename: 'Book' as const,
  ...release,
  ...works,
  identifiers: null,
  shareImage: '/alpha.jpg',
  about: { subtitle: greek, blurb: greek, notes: greek, praise: [{ quote: greek, source: greek }] },
  series: { name: 'alpha', position: 1 },
  furtherSeries: [{ name: 'beta', position: null }],
};
const undated = { ...book, editions: null, publishedInWords: greek };
const recording = {
  ...book,
  __typename: 'Audiobook' as const,
  audio: { narrator: greek },
  sample: { publicURL: '/alpha.mp3' },
  sampleNote: greek,
  sampleSeconds: 31,
};
const anthology = { ...book, __typename: 'Anthology' as const, contents: { story: greek, editor: greek } };
const part = {
  __typename: 'Book' as const,
  ...release,
  about: { subtitle: greek },
  series: { name: 'alpha', position: 1 },
  furtherSeries: null,
};
const series = { slug: 'alpha', title: greek, html: `<p>${greek}</p>` };
const allSeries = all({ slug: 'alpha', title: greek }, { slug: 'beta', title: greek });
const translated = { ...cover, translation: { language: 'el', languageInWords: greek } };

const orders = [
  { title: greek, parts: [{ work: 'alpha' }] },
  { title: `${greek} Β`, parts: null },
];

/** A page of a book, with all that may stand round it. */
const bookData = (shown: Queries.BookPageQuery['book']): Queries.BookPageQuery => ({
  book: shown,
  excerpt: { slug: 'alpha', title: greek, html: `<p>${greek}</p>`, downloads },
  allSeries,
  parts: all(cover, { ...cover, entryId: 'beta' }),
  contains: all({ ...cover, __typename: 'Book' }),
  allStory: all(story),
  containedIn: all(cover),
  others: all(cover),
  otherForm: { __typename: shown?.__typename === 'Audiobook' ? 'Book' : 'Audiobook', ...cover },
  original: { ...translated, __typename: 'Book' },
  translations: all({ ...translated, __typename: 'Book' }),
  site: { newsletterHtml },
  above: { title: greek },
  previous: translated,
  next: { ...translated, translation: null },
});
const bookContext = { above: 'audiobooks', ahead: ['2024-12-01'], parts: ['alpha', 'beta'] };

/** The states of all pages, full and empty, by the files that show them. */
export const greekPages: Readonly<Record<string, readonly PageState[]>> = {
  'pages/404.tsx': [{ data: { page } satisfies Queries.NotFoundPageQuery }],
  'templates/about.tsx': [
    {
      data: {
        page: { ...page, photo: pictureFile, photoAlt: greek },
        honoured: all({ ...cover, awards: works.awards }),
        stories: all({ ...story, awards: works.awards }),
      } satisfies Queries.AboutPageQuery,
    },
  ],
  'templates/allSeries.tsx': [
    {
      data: {
        allSeries: all({ ...series, status: 'complete' }, { ...series, slug: 'beta', status: 'ongoing' }),
        covers: all({ ...cover, series: book.series, furtherSeries: null }),
      } satisfies Queries.AllSeriesPageQuery,
    },
  ],
  'templates/bibliography.tsx': [
    {
      data: {
        page,
        covers: all(listedBook),
        allStory: listed,
      } satisfies Queries.BibliographyPageQuery,
      pageContext: { years: [2024], builtIn: 2024 },
    },
  ],
  'templates/blog.tsx': [
    {
      data: { page, allPost: all(post), summaries: all() } satisfies Queries.BlogPageQuery,
      pageContext: { ...inList, years: [2024], hasTags: true },
    },
    {
      data: { page, allPost: all(), summaries: all(post) } satisfies Queries.BlogPageQuery,
      pageContext: { ...inList, years: [2024], hasTags: true },
    },
    {
      data: { page, allPost: all(), summaries: all() } satisfies Queries.BlogPageQuery,
      pageContext: { ...inList, links: [], years: [], hasTags: false },
    },
  ],
  'templates/book.tsx': [
    { data: bookData(book), pageContext: bookContext },
    { data: bookData(recording), pageContext: bookContext },
    { data: bookData(anthology), pageContext: bookContext },
    { data: bookData({ ...book, link: null, linkHost: null, editions: null }), pageContext: bookContext },
    {
      data: bookData({ ...undated, published: '9999-05' }),
      pageContext: { ...bookContext, ahead: ['9999-05'] },
    },
    { data: bookData({ ...undated, published: '2021' }), pageContext: bookContext },
    {
      data: bookData({
        ...book,
        editions: [edition, { ...edition, isbn: null, released: '2024-12-01', isOutOfPrint: true }],
      }),
      pageContext: bookContext,
    },
  ],
  'templates/code.tsx': [
    { data: { page, allProject: all(project) } satisfies Queries.CodePageQuery },
    { data: { page, allProject: all() } satisfies Queries.CodePageQuery },
  ],
  'templates/contact.tsx': [
    {
      data: {
        page,
        site: { mail: 'α@β', profiles: [profile], newsletterHtml, shell: { hasCalendar: true } },
        allEvent: all(event, { ...event, slug: 'beta', link: null }),
      } satisfies Queries.ContactPageQuery,
      pageContext: { coming: ['alpha'] },
    },
    {
      data: {
        page,
        site: { mail: 'α@β', profiles: null, newsletterHtml: null, shell: { hasCalendar: false } },
        allEvent: all(),
      } satisfies Queries.ContactPageQuery,
      pageContext: { coming: [] },
    },
  ],
  'templates/covers.tsx': [
    {
      data: {
        page,
        covers: all(cover),
        allSeries: all(),
        releases: all(release, { ...release, entryId: 'beta', editions: [edition] }),
      } satisfies Queries.CoversPageQuery,
      pageContext: place,
    },
    {
      data: {
        page,
        covers: all(cover),
        allSeries: all(),
        releases: all(release, { ...release, entryId: 'beta', editions: [edition] }),
      } satisfies Queries.CoversPageQuery,
      pageContext: { ...place, number: 2 },
    },
    {
      data: { page, covers: all(), allSeries: all(), releases: all() } satisfies Queries.CoversPageQuery,
      pageContext: { ...place, covers: [], groups: [], links: [] },
    },
    ...forms.map((key) => ({
      data: {
        page,
        covers: all(cover),
        allSeries: all(),
        releases: all(),
      } satisfies Queries.CoversPageQuery,
      pageContext: { ...place, groupedBy: 'form', groups: [{ ...group, key }] },
    })),
    {
      data: {
        page,
        covers: all(cover, { ...cover, entryId: 'beta' }),
        allSeries,
        releases: all(),
      } satisfies Queries.CoversPageQuery,
      pageContext: {
        ...place,
        covers: ['alpha', 'beta'],
        groupedBy: 'series',
        groups: [group, { ...group, key: 'alpha' }],
      },
    },
  ],
  'templates/language.tsx': [
    {
      data: { allTranslation: all({ slug: 'alpha', ...page }) } satisfies Queries.LanguagePageQuery,
      pageContext: { spoken, slugs: ['alpha'], paths: ['/el/alpha/'], feed: '/el/rss.xml' },
    },
  ],
  'templates/music.tsx': [
    { data: { page, allVideo: all(video) } satisfies Queries.MusicPageQuery },
    { data: { page, allVideo: all() } satisfies Queries.MusicPageQuery },
  ],
  'templates/ownPage.tsx': [
    {
      data: {
        page: { ...page, slug: 'alpha' },
        above: { slug: 'beta', title: greek },
        below: all({ slug: 'gamma', title: greek, description: greek }),
      } satisfies Queries.OwnPageQuery,
      pageContext: { pages: ['gamma'] },
    },
    {
      data: { page: { ...page, slug: 'alpha' }, above: null, below: all() } satisfies Queries.OwnPageQuery,
      pageContext: { pages: [] },
    },
  ],
  'templates/policy.tsx': [
    {
      data: {
        page: { ...page, updated: '2024-01-09', updatedInWords: greek },
      } satisfies Queries.PolicyPageQuery,
    },
  ],
  'templates/post.tsx': [
    {
      data: {
        page: { ...post, shareImage: '/alpha.jpg', downloads },
        site: { newsletterHtml },
        blog: { title: greek },
        previous: { slug: 'beta', title: greek },
        next: { slug: 'gamma', title: greek },
        books: all(book),
      } satisfies Queries.PostPageQuery,
    },
  ],
  'templates/postsOfYear.tsx': [
    {
      data: { blog: page, allPost: all(post) } satisfies Queries.PostsOfYearPageQuery,
      pageContext: { ...inList, year: 2024, years: [2024, 2023] },
    },
  ],
  'templates/press.tsx': [{ data: { page } satisfies Queries.PressPageQuery }],
  'templates/pressKit.tsx': [
    {
      data: {
        kit: {
          shareImage: null,
          bio50: greek,
          bio100: greek,
          bio250: greek,
          contact: null,
          facts: [{ name: greek, value: greek }],
          portrait: { ...pictureFile, publicURL: '/alpha.jpg' },
          portraitAlt: greek,
          portraitCredit: greek,
          portraitPixels: '2000 × 3000',
          portraitSizeInWords: '1',
        },
        site: { author: greek, mail: greek, profiles: [profile] },
        covers: all({
          __typename: 'Audiobook' as const,
          ...cover,
          editions: [edition],
          imagePixels: '2000 × 3000',
          imageSizeInWords: '1',
          image: { ...pictureFile, publicURL: '/alpha.jpg' },
        }),
      } satisfies Queries.PressKitPageQuery,
      pageContext: { archiveSize: '1' },
    },
  ],
  'templates/running.tsx': [
    {
      data: {
        page,
        allSoundtrack: all(soundtrack),
        allActivity: all(activity),
      } satisfies Queries.RunningPageQuery,
    },
    { data: { page, allSoundtrack: all(), allActivity: all() } satisfies Queries.RunningPageQuery },
  ],
  'templates/search.tsx': [
    {
      data: {},
      pageContext: {
        groups: searchKinds.map((kind) => [
          { kind, title: greek, pagePath: kind === 'book' ? null : '/alpha/', link, affiliate: true },
        ]),
      },
    },
  ],
  'templates/series.tsx': [
    {
      data: {
        page: { ...page, slug: 'alpha', status: 'complete', orders },
        covers: all(part),
        volumes: all(cover),
        allStory: all({ ...story, slug: 'alpha' }),
        begin: { ...translated, affiliate: false },
      } satisfies Queries.SeriesPageQuery,
      pageContext: { ahead: ['2024-11-01'], parts: ['alpha'] },
    },
    {
      data: {
        page: { ...page, slug: 'alpha', status: 'ongoing', orders: null },
        volumes: all(),
        covers: all({ ...part, pagePath: null }),
        allStory: all(),
        begin: null,
      } satisfies Queries.SeriesPageQuery,
      pageContext: { ahead: [], parts: ['alpha'] },
    },
  ],
  'templates/story.tsx': [
    {
      data: {
        page: { ...story, downloads },
        collected: all({ ...cover, __typename: 'Book' }),
        site: { newsletterHtml },
        bibliography: { title: greek },
        allSeries,
      } satisfies Queries.StoryPageQuery,
    },
  ],
  'templates/swof.tsx': [
    { data: { page: wall, allSobrietyEntry: all(person) } satisfies Queries.SwofPageQuery },
    { data: { page: wall, allSobrietyEntry: all() } satisfies Queries.SwofPageQuery },
  ],
  'templates/tag.tsx': [
    {
      data: { blog: page, allPost: all(post) } satisfies Queries.TagPageQuery,
      pageContext: { ...inList, tag: greek, feed: '/blog/tags/alpha/rss.xml' },
    },
  ],
  'templates/tags.tsx': [
    {
      data: { blog: page } satisfies Queries.TagsPageQuery,
      pageContext: { ...inList, tags: [{ name: greek, path: '/blog/tags/alpha/', count: 2 }] },
    },
  ],
  'templates/translation.tsx': [
    {
      data: {
        page: translation,
        post: { ...post, __typename: 'Post' as const, shareImage: '/alpha.jpg' },
        story: null,
        book: null,
        ownPage: null,
      } satisfies Queries.TranslationPageQuery,
      pageContext: { spoken, languages, dayInWords: greek },
    },
    {
      data: {
        page: translation,
        post: null,
        story,
        book: null,
        ownPage: null,
      } satisfies Queries.TranslationPageQuery,
      pageContext: { spoken, languages },
    },
    {
      data: {
        page: translation,
        post: null,
        story: null,
        book: { ...cover, __typename: 'Book' as const, shareImage: null, contributors: null },
        ownPage: null,
      } satisfies Queries.TranslationPageQuery,
      pageContext: { spoken, languages },
    },
  ],
  'templates/unlisted.tsx': [
    {
      data: {
        page: {
          ...page,
          entryId: 'stories/alpha',
          description: null,
          form: 'short-story',
          notes: greek,
          image: pictureFile,
          imageAlt: greek,
          downloads: [{ words: greek, path: '/alpha.epub' }],
        },
      } satisfies Queries.UnlistedPageQuery,
    },
    {
      data: {
        page: {
          ...page,
          entryId: 'posts/alpha',
          form: 'essay',
          notes: null,
          image: null,
          imageAlt: null,
          downloads: [],
        },
      } satisfies Queries.UnlistedPageQuery,
    },
  ],
  'templates/year.tsx': [
    {
      data: {
        page: { title: greek, shareImage: '/alpha.jpg' },
        covers: all(listedBook),
        allStory: listed,
      } satisfies Queries.YearPageQuery,
      pageContext: { year: 2024 },
    },
  ],
};
