import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Temporal } from 'temporal-polyfill';
import { Layout } from '../../src/components/Layout';
import { words as german } from '../../src/words/de';
import { words as spanish } from '../../src/words/es';
import type { Words } from '../../src/words/words';
import { greekPages, greekSite, type PageState } from '../support/greekPages';

const { words: english } = jest.requireActual<{ words: Words }>('../../src/words/en');
let mockWords = english;
let mockLanguage = 'en';

/** The words of an area, in the language in which pages are asked for. */
const mockArea = (area: string): { readonly words: object } => ({
  get words() {
    return jest.requireActual<{ words: object }>(`../../src/words/${area}/${mockLanguage}`).words;
  },
});
const mockSite = greekSite;
const mockToday = Temporal.PlainDate.from('2024-11-02');

jest.mock('site-words', () => ({
  get words() {
    return mockWords;
  },
}));
jest.mock('site-words/press-kit', () => mockArea('press-kit'));
jest.mock('site-words/search', () => mockArea('search'));
jest.mock('../../src/hooks/useSite', () => ({ useSite: () => mockSite }));
jest.mock('../../src/hooks/useToday', () => ({ useToday: () => mockToday }));

interface PageModule {
  readonly default: ComponentType<PageState>;
  readonly Head: ComponentType<PageState & { readonly location: object }>;
}

const source = join(process.cwd(), 'src');

/** The page in a state, within its shell, and its head. */
const pageOf = (file: string, { data, pageContext = {} }: PageState): ParentNode => {
  const { default: Page, Head } = jest.requireActual<PageModule>(join(source, file));
  const html = renderToStaticMarkup(
    <>
      <Head data={data} pageContext={pageContext} location={{ pathname: '/alpha/' }} />
      <Layout pathname="/alpha/">
        <Page data={data} pageContext={pageContext} />
      </Layout>
    </>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
};

/** Attributes with words that a visitor or a reader of search results comes to know. */
const inWords = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'content'];

const forMachines =
  /^https:|^(website|article|book|summary_large_image|\d+ BPM|ISBN \d+|(\d+ h )?\d+ min|[\d ×]+ px, \d+)$/;

/** All that a page says, to the eye, to the ear and in its head. */
const saidBy = (page: ParentNode): string[] =>
  [...page.querySelectorAll(':not(script)')]
    .flatMap((element) => [
      ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent),
      ...inWords.map((name) => element.getAttribute(name)),
    ])
    .filter((text) => text !== null)
    // No word is a letter alone, a unit in every language, or what the head tells machines.
    .filter((text) => /\p{Script=Latin}{2}/u.test(text) && !forMachines.test(text));

const everythingIn = (words: Words, language: string): string[] => {
  mockWords = words;
  mockLanguage = language;
  return Object.entries(greekPages).flatMap(([file, states]) =>
    states.flatMap((state) => saidBy(pageOf(file, state))),
  );
};

test('every page of the site is among those that are looked through', () => {
  const files = ['pages', 'templates'].flatMap((folder) =>
    readdirSync(join(source, folder)).map((name) => `${folder}/${name}`),
  );
  expect(Object.keys(greekPages)).toEqual(files.sort());
});

describe.each([
  ['German', 'de', german, '1 Jahr 0 Monate 2 Tage'],
  ['Spanish', 'es', spanish, '1 año 0 meses 2 días'],
])('in %s', (_name, language, words, duration) => {
  test('no page holds an English word of the interface', () => {
    const inEnglish = new Set(everythingIn(english, 'en'));
    const said = new Set(everythingIn(words, language));
    expect(inEnglish.size).toBeGreaterThan(12);
    expect([...said].filter((text) => inEnglish.has(text))).toEqual([]);
  });

  test('every plain text of the catalogue is said somewhere', () => {
    const said = everythingIn(words, language);
    const texts = Object.values(words).filter((word) => typeof word === 'string');
    expect(texts.filter((text) => !said.some((one) => one.includes(text)))).toEqual([]);
  });

  test('a count decides on the form of what is counted', () => {
    const time = { totalDays: 400, years: 1, months: 0, days: 2 };
    expect(words.duration(time)).toBe(duration);
  });
});
