import { fillIn } from '../../src/cli/ask';
import { readFlags } from '../../src/cli/flags';
import { siteFields, toSettings } from '../../src/cli/siteAnswers';
import { author, flags, questions, refusalOf, whichPages, without } from '../support/answers';

test('every constant is asked for but the files, those of inner objects too, and the pages', () => {
  const later = ['editor', 'isbnShops', 'newsletter'];
  const asked = siteFields.filter(({ isRequired, group }) => isRequired && !later.includes(group ?? ''));
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
    ['profiles.title', 'Profile title'],
    ['profiles.link', 'Profile link'],
    ['pages', 'Pages'],
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
    profiles: [{ title: 'Me', link: 'https://social.example/@me' }],
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
  const { ask, asked } = author([
    '',
    ' Tales ',
    '',
    'blog',
    'privacy-policy',
    'lamp',
    '',
    '2025',
    '2023',
    'Musik',
    'Music',
  ]);
  const answers = await fillIn(questions({ ...without('tagline'), 'press.name': 'Blog' }), ask);
  expect(answers).toMatchObject({ tagline: 'Tales', language: 'en', 'press.slug': 'lamp' });
  expect(answers).toMatchObject({ company: 'An author', footerYear: 2023, pages: 'Music' });
  expect(asked).toEqual([
    'Tagline (the line under the name): ',
    '  must not be empty, got ""\nTagline (the line under the name): ',
    'Language (the language of the texts as a code, with your region where days are written otherwise there: en-US is March 9, 2024, and en-IE, en-GB, en-AU, en-NZ and en-IN are 9 March 2024; Enter for en): ',
    'Press address (the last part of the press page’s address): ',
    '  is the address of another page, got "blog"\nPress address (the last part of the press page’s address): ',
    '  is the address of another page, got "privacy-policy"\nPress address (the last part of the press page’s address): ',
    'Company (the name in the copyright line; Enter for An author): ',
    'Footer year (the year in the copyright line; Enter for 2024): ',
    '  must not lie ahead of today, 2024-06-01, got 2025\nFooter year (the year in the copyright line; Enter for 2024): ',
    whichPages,
    `  names an unknown page, musik: did you mean music?\n${whichPages}`,
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
