/** What Open Library would know of books of an invented author, by what it is asked for. */
const catalogue: Readonly<Record<string, object>> = {
  'ISBN:9783161484100': {
    title: 'Snow Load',
    subtitle: 'A Novel',
    publishers: ['Fen Lane Press'],
    publish_date: 'May 4, 2019',
    number_of_pages: 312,
    physical_format: 'Trade paperback',
    languages: [{ key: '/languages/eng' }],
    works: [{ key: '/works/OL1000001W' }],
    covers: [-1, 77],
    series: ['The Marsh Cycle ; bk. 2'],
    description: { type: '/type/text', value: 'A roof, and what lies on it.' },
  },
  'ISBN:9780306406157': {
    title: 'Schneelast',
    publish_date: '2021',
    physical_format: 'Hardcover',
    languages: [{ key: '/languages/ger' }],
    works: [{ key: '/works/OL1000001W' }],
    contributors: [{ role: 'Translator', name: 'Uta Moor' }],
  },
  'ISBN:9780804429573': {
    title: 'Low Water',
    subtitle: 'Stories',
    publish_date: 'c2011',
    number_of_pages: 'many',
  },
};

/** What it answers where it is asked for these. */
export const recordsFor = (keys: readonly string[]): string => {
  const known = keys.filter((key) => key in catalogue);
  return JSON.stringify(Object.fromEntries(known.map((key) => [key, { details: catalogue[key] }])));
};
