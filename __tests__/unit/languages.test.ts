import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adviseOnLanguage } from '../../src/content/check/adviseOnLanguage';
import {
  builtWords,
  epubWords,
  languages,
  nearestLanguage,
  pressKitWords,
  siteWords,
  wordsFolder,
} from '../../src/words/inNode';
import { entryOf } from '../../src/editor/entryOf';
import { site } from '../support/content';

const folderOf = (language: string): string => join('src/words', language);

const advisedOn = (language: string): string[] => {
  const entry = entryOf('data/site.json', { ...site, language });
  return (entry ? adviseOnLanguage(entry) : []).map(({ message }) => message);
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  cpSync('src/words', join(root, 'src/words'), { recursive: true });
  cpSync(folderOf('de'), join(root, folderOf('sv')), { recursive: true });
  for (const name of ['index', 'built', 'pressKit']) {
    const file = join(root, folderOf('sv'), `${name}.ts`);
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace('Zum Inhalt springen', 'Hoppa till innehållet')
        .replace('Reihen', 'Serier')
        .replace('Eine Erzählung', 'En berättelse')
        .replace('Pressemappe', 'Pressmaterial'),
    );
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('a language is a folder that is copied and translated, and nothing else', () => {
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
  try {
    expect(languages()).toEqual(['de', 'en', 'es', 'sv']);
    expect(siteWords('sv').skipToContent).toBe('Hoppa till innehållet');
    expect(builtWords('sv-FI').series).toBe('Serier');
    expect(epubWords('sv').story).toBe('En berättelse');
    expect(pressKitWords('sv').title).toBe('Pressmaterial');
    // What webpack takes in for the pages.
    expect(wordsFolder('sv')).toBe(join(root, folderOf('sv')));
    expect(advisedOn('sv')).toEqual([]);
    expect(advisedOn('fr')).toEqual([
      'the site’s own words, like “Menu”, are there in German, English, Spanish, and Swedish, and stay English until docs/make-it-yours.md has been followed under “Another language”, got "fr"',
    ]);
  } finally {
    cwd.mockRestore();
  }
});

test.each([
  ['de', 'de', 'Menü'],
  ['de-AT', 'de', 'Menü'],
  ['en-IE', 'en', 'Menu'],
  ['fr', undefined, 'Menu'],
  // No folder of a language.
  ['..', undefined, 'Menu'],
])('a site in %s has the words of %s', (code, language, menu) => {
  expect(nearestLanguage(code)).toBe(language);
  expect(siteWords(code).menu).toBe(menu);
});

/** The names of all words in a value, each with its kind: 'search.ts many.book: string'. */
const namesIn = (value: unknown, name: string): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) =>
        namesIn(inner, `${name}${name.endsWith('.ts') ? ' ' : '.'}${key}`),
      )
    : [`${name}: ${typeof value}`];

const namesOf = (language: string): string[] =>
  readdirSync(folderOf(language)).flatMap((file) =>
    namesIn(jest.requireActual<{ words: object }>(`../../src/words/${language}/${file}`).words, file),
  );

test.each(languages())('%s has the words that English has', (language) => {
  const [english, own] = [namesOf('en'), namesOf(language)];
  expect({
    missing: english.filter((name) => !own.includes(name)),
    unknown: own.filter((name) => !english.includes(name)),
  }).toEqual({ missing: [], unknown: [] });
});

test.each(languages())('%s counts by its own rules', (language) => {
  const codes = readdirSync(folderOf(language)).flatMap((file) => [
    ...readFileSync(join(folderOf(language), file), 'utf8').matchAll(
      /(?:countedIn|toLocaleString)\('([^']+)'\)/g,
    ),
  ]);
  expect(codes.map(([, code]) => code).filter((code) => code !== language)).toEqual([]);
});
