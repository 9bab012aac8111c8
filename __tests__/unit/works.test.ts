import { awardInWords, byYear, results } from '../../src/lib/awards';
import { authorsOf, creditsOf, namesOf, relatedTo, relators, roles } from '../../src/lib/contributors';
import { addressesOf, catalogueNames } from '../../src/lib/identifiers';
import { authorIdentifiers, workFields } from '../../src/content/model/workFields';
import { fieldSchemas } from '../../src/content/model/fieldInfo';
import { languages, worksWords } from '../../src/words/inNode';

const words = worksWords('en');
const us = (...contributors: [string, string][]) => ({
  contributors: contributors.map(([name, role]) => ({ name, role })),
});

test('a work is by the author of the site, and by those who are named after', () => {
  expect(authorsOf({}, 'Me')).toEqual(['Me']);
  expect(authorsOf(us(['You', 'co-author']), 'Me')).toEqual(['Me', 'You']);
});

test('a work that names its authors is by them, in their order', () => {
  const work = us(['You', 'author'], ['Me', 'author'], ['They', 'co-author']);
  expect(authorsOf(work, 'Me')).toEqual(['You', 'Me', 'They']);
  expect(creditsOf(work, 'Me', words)).toEqual(['By You, Me and They']);
});

test('narrator and editor of the fields of their own come before others', () => {
  const work = { audio: { narrator: 'Voice' }, contents: { story: 'Mine', editor: 'Ed' } };
  const others = us(['Voice', 'narrator'], ['Second', 'narrator'], ['Edna', 'editor']);
  expect(namesOf({ ...work, ...others }, 'narrator')).toEqual(['Voice', 'Second']);
  expect(creditsOf({ __typename: 'Anthology', ...work, ...others }, 'Me', words)).toEqual([
    'With “Mine” by Me',
    'Edited by Ed and Edna',
    'Read by Voice and Second',
  ]);
});

test('an anthology is by nobody unless it says by whom', () => {
  expect(creditsOf({ __typename: 'Anthology' }, 'Me', words)).toEqual([]);
  expect(creditsOf({ __typename: 'Anthology', ...us(['You', 'author']) }, 'Me', words)).toEqual(['By You']);
});

test('a co-author of an anthology is named on its page, as machines are told', () => {
  const work = { __typename: 'Anthology', ...us(['They', 'co-author'], ['You', 'author']) };
  expect(authorsOf(work, 'Me')).toEqual(['You', 'They']);
  expect(creditsOf(work, 'Me', words)).toEqual(['By You and They']);
});

test.each(roles)('who is %s is credited in every language, and in e-books', (role) => {
  for (const language of languages())
    expect(creditsOf(us(['Somebody', role]), 'Me', worksWords(language)).join()).toContain('Somebody');
  expect(relators[role]).toMatch(/^[a-z]{3}$/);
  const inBook = relatedTo(us(['Somebody', role]), 'Me').map(({ name }) => name);
  // A text is not read aloud by anybody.
  expect(inBook.includes('Somebody')).toBe(role !== 'narrator');
});

test.each(results)('that a work is %s is said in every language', (result) => {
  for (const language of languages()) {
    const award = { award: 'Lamp', year: 2020, category: null, result };
    expect(awardInWords(award, worksWords(language))).toMatch(/^Lamp 2020: \p{L}/u);
    expect(awardInWords(award, worksWords(language))).not.toBe(`Lamp 2020: ${result}`);
  }
});

test('awards stand with the newest first, and of a year the best', () => {
  const award = (year: number, result: string) => ({ award: '', year, category: null, result });
  expect([award(2020, 'longlisted'), award(2021, 'nominated'), award(2020, 'won')].toSorted(byYear)).toEqual([
    award(2021, 'nominated'),
    award(2020, 'won'),
    award(2020, 'longlisted'),
  ]);
});

test('every catalogue that a field names has an address for works and people', () => {
  for (const schema of [workFields.identifiers, authorIdentifiers])
    expect(Object.keys(fieldSchemas(schema) ?? {})).toEqual(catalogueNames);
  const all = Object.fromEntries(catalogueNames.map((name) => [name, '1']));
  for (const kind of ['work', 'author'] as const) {
    expect(addressesOf(all, kind)).toHaveLength(catalogueNames.length);
    for (const address of addressesOf(all, kind)) expect(new URL(address).protocol).toBe('https:');
  }
  expect(addressesOf(null, 'work')).toEqual([]);
  expect(addressesOf({ isfdb: null }, 'work')).toEqual([]);
});
