import { fillIn, type Questions } from '../../src/cli/ask';
import { readFlags } from '../../src/cli/flags';
import { siteFields, siteQuestions, toSettings } from '../../src/cli/siteAnswers';
import { RefusedEntry } from '../../src/content/write/addEntry';

const today = '2024-06-01';

const questions = (given: Questions['given'] = {}): Questions =>
  siteQuestions(given, ['privacy-policy'], today);

/** All that has no offer, as flags. */
const flags = {
  title: 'A site',
  tagline: 'A tagline',
  author: 'An author',
  siteUrl: 'https://example.com',
  'press.name': 'The Quiet Lamp',
  mail: 'me@example.com',
  'social.title': 'Me',
  'social.link': 'https://social.example/@me',
};

const without = (...names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(flags).filter(([name]) => !names.includes(name)));

/** Somebody who types these lines, and notes what was asked. */
const author = (lines: readonly string[]) => {
  const left = [...lines];
  const asked: string[] = [];
  const ask = (question: string): Promise<string> => {
    asked.push(question);
    return Promise.resolve(left.shift() ?? '');
  };
  return { ask, asked };
};

const refusalOf = (promise: Promise<unknown>): Promise<readonly string[]> =>
  promise.then(
    () => [],
    (error: unknown) => (error instanceof RefusedEntry ? error.reasons : Promise.reject(error as Error)),
  );

test('every constant is asked for but the files, those of inner objects too', () => {
  const asked = siteFields.filter(({ isRequired }) => isRequired);
  expect(asked.map(({ name, info }) => [name, info.label])).toEqual([
    ['title', 'Title'],
    ['tagline', 'Tagline'],
    ['author', 'Author'],
    ['language', 'Language'],
    ['siteUrl', 'Site address'],
    ['press.name', 'Press name'],
    ['press.slug', 'Press address'],
    ['company', 'Company'],
    ['footerYear', 'Footer year'],
    ['mail', 'Mail'],
    ['social.title', 'Social media title'],
    ['social.link', 'Social media link'],
  ]);
});

test('what nobody is asked is what is most often right', async () => {
  expect(toSettings(await fillIn(questions(flags), null))).toEqual({
    title: 'A site',
    tagline: 'A tagline',
    author: 'An author',
    language: 'en',
    siteUrl: 'https://example.com',
    press: { name: 'The Quiet Lamp', slug: 'the-quiet-lamp' },
    company: 'An author',
    footerYear: 2024,
    mail: 'me@example.com',
    social: { title: 'Me', link: 'https://social.example/@me' },
  });
});

test('what is missing and what is wrong is said of each flag, where nobody can be asked', async () => {
  expect(
    await refusalOf(
      fillIn(questions({ ...without('title', 'siteUrl'), mail: 'me', footerYear: '24' }), null),
    ),
  ).toEqual([
    '--footerYear must be 1900 or more, got 24',
    '--mail must be a mail address, like me@example.com, got "me"',
    '--title is missing: write the name of the site',
    '--siteUrl is missing: write where the site lives, like https://example.com',
  ]);
});

test('a wrong flag is refused before the first question', async () => {
  const { ask, asked } = author([]);
  expect(await refusalOf(fillIn(questions({ mail: 'me' }), ask))).toEqual([
    '--mail must be a mail address, like me@example.com, got "me"',
  ]);
  expect(asked).toEqual([]);
});

test('a question comes again until its answer is right, and Enter takes what is offered', async () => {
  const { ask, asked } = author(['', ' Tales ', '', 'blog', 'privacy-policy', 'lamp', '', '2025']);
  const answers = await fillIn(questions({ ...without('tagline'), 'press.name': 'Blog' }), ask);
  expect(answers).toMatchObject({ tagline: 'Tales', language: 'en', 'press.slug': 'lamp' });
  expect(answers).toMatchObject({ company: 'An author', footerYear: 2025 });
  expect(asked).toEqual([
    'Tagline (the line under the name): ',
    '  must not be empty, got ""\nTagline (the line under the name): ',
    'Language (the language of the texts as a code, like en; Enter for en): ',
    'Press address (the last part of the press page’s address): ',
    '  is the address of another page, got "blog"\nPress address (the last part of the press page’s address): ',
    '  is the address of another page, got "privacy-policy"\nPress address (the last part of the press page’s address): ',
    'Company (the name in the copyright line; Enter for An author): ',
    'Footer year (the year in the copyright line; Enter for 2024): ',
  ]);
});

test('a flag with a dot is read, and one that is to stand alone has no value', () => {
  expect(readFlags(['--press.name', 'A press', '--yes', 'word'], ['press.name'], ['yes'])).toEqual({
    given: { 'press.name': 'A press' },
    switches: ['yes'],
    words: ['word'],
  });
  expect(() => readFlags(['--yes=1'], [], ['yes'])).toThrow('--yes stands alone, without a value');
  expect(() => readFlags(['--yse'], ['title'], ['yes'])).toThrow('unknown field --yse: did you mean yes?');
});
