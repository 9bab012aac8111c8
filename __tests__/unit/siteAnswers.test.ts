import { fillIn } from '../../src/cli/ask';
import { toOff, toSettings } from '../../src/cli/siteAnswers';
import { author, flags, questions, refusalOf, toChoose, whichPages, without } from '../support/answers';

test('a press and a profile may be none: then nothing more of them is asked', async () => {
  const { ask, asked } = author(['', '', '', '', 'about, blog']);
  const none = without('press.name', 'profiles.title', 'profiles.link');
  const answers = await fillIn(questions({ ...none, company: 'C' }), ask);
  expect(asked).toEqual([
    'Language (the language of the texts as a code, with your region where days are written otherwise there: en-US is March 9, 2024, and en-IE, en-GB, en-AU, en-NZ and en-IN are 9 March 2024; Enter for en): ',
    'Press name (the name of the press; Enter for none): ',
    'Footer year (the year in the copyright line; Enter for 2024): ',
    'Profile title (what the link says, like @me; Enter for none): ',
    whichPages,
  ]);
  expect(Object.keys(toSettings(answers)).sort()).toEqual([
    'author',
    'company',
    'footerYear',
    'language',
    'mail',
    'siteUrl',
    'tagline',
    'title',
  ]);
});

test('of what is begun the rest is asked for', async () => {
  const { ask, asked } = author(['', 'A press', '', '', '', 'Me', 'https://social.example/@me', '']);
  const answers = await fillIn(questions(without('press.name', 'profiles.title', 'profiles.link')), ask);
  expect(toSettings(answers)).toMatchObject({
    press: { name: 'A press', slug: 'a-press' },
    profiles: [{ title: 'Me', link: 'https://social.example/@me' }],
  });
  expect(asked).toHaveLength(8);
  const half = fillIn(questions({ ...without('profiles.link') }), null);
  expect(await refusalOf(half)).toEqual([
    '--profiles.link is missing: write the profile’s address, starting with https://',
  ]);
});

test.each([
  ['all', []],
  ['none', toChoose],
  ['Home, about, blog  press', toChoose.filter((name) => name !== 'about' && name !== 'blog')],
])('of the pages %s the others are switched off', async (pages, off) => {
  expect(toOff(await fillIn(questions({ ...flags, pages }), null))).toEqual(off);
});

test('a page that is not known is refused', async () => {
  expect(await refusalOf(fillIn(questions({ ...flags, pages: 'about,bookshop' }), null))).toEqual([
    `--pages names an unknown page, bookshop: the pages are ${toChoose.join(', ')}`,
  ]);
});
