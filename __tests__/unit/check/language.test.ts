import { collections } from '../../../src/content/model/collections';
import { fieldsOf } from '../../../src/content/model/fieldInfo';
import { formatDate, parseDate } from '../../../src/lib/calendarDate';
import { languages } from '../../../src/words/inNode';
import { adviceOn, site } from '../../support/content';

const advisedOn = async (language: string): Promise<string[]> =>
  (await adviceOn({ 'site.json': { ...site, language } })).filter((line) => line.includes(' language: '));

test.each(['fr', 'ga-IE', 'he', 'zh-Hans'])('that the site has no words in %s is said', async (language) => {
  expect(await advisedOn(language)).toEqual([
    `data/site.json:5 language: the site’s own words, like “Menu”, are there in German, English, and Spanish, and stay English until docs/make-it-yours.md has been followed under “Another language”, got "${language}"`,
  ]);
});

test.each(languages().flatMap((code) => [code, `${code}-IE`]))('of %s nothing is said', async (language) => {
  expect(await advisedOn(language)).toEqual([]);
});

test('the question for the language says how days are written in each region that it names', () => {
  const field = fieldsOf(collections.site.schema).find(({ name }) => name === 'language');
  const day = parseDate('2024-03-09');
  const said = [
    ...(field?.info.description ?? '').matchAll(
      /((?:en-[A-Z]{2}[, and]*)+) (?:is|are) (March 9, 2024|9 March 2024)/g,
    ),
  ];
  expect(said).toHaveLength(2);
  for (const [, regions = '', written] of said)
    for (const region of regions.match(/en-[A-Z]{2}/g) ?? [])
      expect([region, formatDate(day, region)]).toEqual([region, written]);
});
