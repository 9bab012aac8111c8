import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Temporal } from 'temporal-polyfill';
import { Layout } from '../../src/components/Layout';
import type { Words } from '../../src/words/inNode';
import { greekPages, greekSite, type PageState } from '../support/greekPages';

/** The words in a file of a language: those of every page, or those that one page alone has. */
const wordsOf = (file: string, language: string): Words =>
  jest.requireActual<{ words: Words }>(`../../src/words/${language}/${file}`).words;

let mockLanguage = 'en';

/** The words in a file, in the language in which pages are asked for. */
function mockFile(file: string): object {
  return {
    get words() {
      return wordsOf(file, mockLanguage);
    },
  };
}
const mockSite = greekSite;
const mockToday = Temporal.PlainDate.from('2024-11-02');

jest.mock('site-words', () => mockFile('index'));
jest.mock('site-words/bibliography', () => mockFile('bibliography'));
jest.mock('site-words/blog', () => mockFile('blog'));
jest.mock('site-words/contact', () => mockFile('contact'));
jest.mock('site-words/pressKit', () => mockFile('pressKit'));
jest.mock('site-words/search', () => mockFile('search'));
jest.mock('site-words/swof', () => mockFile('swof'));
jest.mock('site-words/works', () => mockFile('works'));
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
      <Layout pathname="/alpha/" hasNewsletter={false}>
        <Page data={data} pageContext={pageContext} />
      </Layout>
    </>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
};

/** Attributes with words that a visitor or a reader of search results comes to know. */
const inWords = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'content'];

const forMachines =
  /^https:|^(noindex|website|article|book|summary_large_image|\d+ BPM|ISBN \d+|(\d+ h )?\d+ min|\d+ × \d+ px, .*)$/;

/** All that a page says, to the eye, to the ear and in its head. */
const saidBy = (page: ParentNode): string[] =>
  [...page.querySelectorAll(':not(script, style)')]
    .flatMap((element) => [
      ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent),
      ...inWords.map((name) => element.getAttribute(name)),
    ])
    .filter((text) => text !== null)
    // No word is a letter alone, a unit in every language, or what the head tells machines.
    .filter((text) => /\p{Script=Latin}{2}/u.test(text) && !forMachines.test(text));

const everythingSaid = new Map<string, readonly string[]>();

const everythingIn = (language: string): readonly string[] => {
  mockLanguage = language;
  const said =
    everythingSaid.get(language) ??
    Object.entries(greekPages).flatMap(([file, states]) =>
      states.flatMap((state) => saidBy(pageOf(file, state))),
    );
  everythingSaid.set(language, said);
  return said;
};

test('every page of the site is among those that are looked through', () => {
  const files = ['pages', 'templates'].flatMap((folder) =>
    readdirSync(join(source, folder)).map((name) => `${folder}/${name}`),
  );
  expect(Object.keys(greekPages)).toEqual(files.sort());
});

const others = readdirSync(join(source, 'words'), { withFileTypes: true })
  .filter((item) => item.isDirectory() && item.name !== 'en')
  .map(({ name }) => name);

test.each(others)('in %s no page holds an English word of the interface', (language) => {
  const inEnglish = new Set(everythingIn('en'));
  const said = new Set(everythingIn(language));
  expect(inEnglish.size).toBeGreaterThan(12);
  expect([...said].filter((text) => inEnglish.has(text))).toEqual([]);
});

test.each(
  others.flatMap((language) =>
    ['index', 'contact', 'works', 'bibliography'].map((file) => [language, file] as const),
  ),
)('in %s every plain text of %s is said somewhere', (language, file) => {
  const said = everythingIn(language);
  const texts = Object.values(wordsOf(file, language)).filter((word) => typeof word === 'string');
  expect(texts.filter((text) => !said.some((one) => one.includes(text)))).toEqual([]);
});

test.each([
  ['de', '1 Jahr 0 Monate 2 Tage'],
  ['es', '1 año 0 meses 2 días'],
])('in %s a count decides on the form of what is counted', (language, duration) => {
  const time = { totalDays: 400, years: 1, months: 0, days: 2 };
  expect(wordsOf('index', language).duration(time)).toBe(duration);
});
