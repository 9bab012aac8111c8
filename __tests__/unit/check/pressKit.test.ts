import { type Changes, pixel, problemsOf } from '../../support/content';

const file = 'press-kit/index.json';
const words = (count: number): string => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
const page = (link: string) => `---\ntitle: "T"\ndescription: "D"\n---\n\n[there](${link})\n`;

test.each<[string, Changes]>([
  ['a bio alone', { [file]: { bio50: words(50) } }],
  ['one of 40 words, and one of 60', { [file]: { bio50: words(40), bio100: words(120) } }],
  ['one in paragraphs', { [file]: { bio50: words(50), bio250: `${words(120)}\n\n${words(130)}` } }],
  ['one in a language without spaces', { [file]: { bio50: '私は海の話を書く。'.repeat(7) } }],
  [
    'a portrait, facts, a mail, and a link to the page',
    {
      [file]: {
        bio50: words(50),
        portrait: './me.png',
        portraitAlt: 'Me',
        portraitCredit: 'A friend',
        facts: [{ name: 'Lives in', value: 'A town' }],
        contact: 'press@example.com',
      },
      'press-kit/me.png': pixel,
      'pages/contact/index.md': page('/press-kit/'),
    },
  ],
  ['a link to the search, which is always there', { 'pages/contact/index.md': page('/search/') }],
])('%s is fine', async (_name, changes) => {
  expect(await problemsOf(changes)).toEqual([]);
});

test.each<[string, Changes, string]>([
  [
    'a bio of 39 words',
    { [file]: { bio50: words(39) } },
    'data/press-kit/index.json:2 bio50: must have 40 to 60 words, and has 39, got',
  ],
  [
    'one of 301 words',
    { [file]: { bio50: words(50), bio250: words(301) } },
    'bio250: must have 200 to 300 words, and has 301, got',
  ],
  [
    'none',
    { [file]: {} },
    'bio50: is missing: write who you are, for a program, in about 50 words, from 40 to 60',
  ],
  [
    'a portrait that is not there',
    { [file]: { bio50: words(50), portrait: './me.jpg' } },
    'portrait: there is no such file',
  ],
  [
    'a link to a press kit that is not there',
    { 'pages/contact/index.md': page('/press-kit/') },
    'text: the link leads to no page of the site, got "/press-kit/"',
  ],
  [
    'a policy at the address of the search',
    { 'policies/search/index.md': '---\ntitle: "T"\ndescription: "D"\nupdated: 2024-01-01\n---\n\nText.\n' },
    'the name "search" is the address of another page',
  ],
])('%s is named', async (_name, changes, message) => {
  expect(await problemsOf(changes)).toEqual([expect.stringContaining(message)]);
});
