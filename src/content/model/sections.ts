import type { CollectionName } from './collections';

/** The fields of a form in groups that one can take in at a glance, by what each is called. */
type Sections = Readonly<Record<string, readonly string[]>>;

/** The section of what few authors need; it is always folded. */
export const rarely = 'More';

const inSeries = ['series', 'furtherSeries'];

const cover = (title: string, itsPage: readonly string[], more: readonly string[] = []): Sections => ({
  [title]: ['title', 'image', 'link', 'affiliate', 'from', 'draft'],
  'Its page': ['about', ...itsPage, 'awards', 'contributors'],
  'Where to buy': ['editions', 'published', 'trade'],
  Series: inSeries,
  [rarely]: [...more, 'translation', 'identifiers', 'share', 'aliases'],
});

/** Those of the collections that have many fields; the first is what an entry is made of. */
export const sections: Readonly<Partial<Record<CollectionName, Sections>>> = {
  site: {
    'The site': ['title', 'tagline', 'author', 'mail', 'language', 'siteUrl', 'logo', 'icon'],
    Look: ['look'],
    'Books and shops': ['groupBooks', 'isbnShops'],
    'You elsewhere': ['profiles', 'profilesInFooter', 'identifiers'],
    Newsletter: ['newsletter'],
    'Foot of the pages': ['footer', 'company', 'footerYear'],
    'Your press': ['press'],
    'Editor on the web': ['editor'],
  },
  books: cover('The book', [], ['form', 'words', 'contains']),
  audiobooks: cover('The audiobook', ['audio', 'sample', 'sampleNote']),
  anthologies: cover('The anthology', ['contents']),
  stories: {
    'The story': ['title', 'form', 'published', 'venue', 'issue', 'link', 'description', 'draft'],
    'On this site': ['online', 'notes', 'collected', 'share'],
    'Reprints and awards': ['reprints', 'awards', 'contributors'],
    Series: inSeries,
    [rarely]: ['words', 'original', 'identifiers', 'aliases', 'unlisted'],
  },
  series: {
    'The series': ['title', 'description', 'status', 'draft'],
    'How to read it': ['begin', 'orders'],
    [rarely]: ['share', 'aliases'],
  },
  events: {
    'The event': ['title', 'start', 'time', 'timeZone', 'place', 'city', 'description', 'link', 'draft'],
    [rarely]: ['end', 'address'],
  },
  posts: {
    'The post': ['title', 'description', 'form', 'published', 'tags', 'draft'],
    'Its picture': ['image', 'imageAlt'],
    [rarely]: ['share', 'aliases', 'unlisted'],
  },
  ownPages: {
    'The page': ['title', 'description', 'place', 'order', 'draft'],
    [rarely]: ['below', 'folds', 'share', 'aliases', 'unlisted'],
  },
  pressKit: {
    'About you': ['bio50', 'bio100', 'bio250', 'facts'],
    'Your portrait': ['portrait', 'portraitAlt', 'portraitCredit'],
    [rarely]: ['contact', 'share'],
  },
};

/** Of groups with many fields, by the names of their lists: the fields that few need. */
export const rareFields: Readonly<Record<string, readonly string[]>> = {
  editions: [
    'title',
    'image',
    'language',
    'minutes',
    'publisher',
    'translator',
    'narrator',
    'trimSize',
    'isOutOfPrint',
  ],
  reprints: ['language', 'title', 'translator', 'narrator'],
};

/** What an edition has that is heard, and few others. */
const heard = ['minutes', 'narrator'];

/** The fields of a list's items that few need, of an item of this format. */
export const rareIn = (list: string, format: unknown): readonly string[] => {
  const rare = rareFields[list] ?? [];
  return format === 'audiobook' ? [...rare.filter((name) => !heard.includes(name)), 'pages'] : rare;
};
