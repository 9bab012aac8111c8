import { askUntilRight } from '../../src/cli/ask';
import { author, flags, questions, whichPages, without } from '../support/answers';

const right = `
Your answers:
  Title: A site
  Tagline: A tagline
  Author: An author
  Language: en
  Site address: https://example.com
  Press name: none
  Company: An author
  Footer year: 2024
  Mail: me@example.com
  Profile title: Me
  Profile link: https://social.example/@me
  Pages: all

Yes begins.
Is that right? (yes or no): `;

const noPress = questions(without('press.name'));

test('the answers are shown, what is none too, and a yes takes them', async () => {
  const { ask, asked } = author(['', '', '', '', '', 'well', 'yes']);
  const answers = await askUntilRight(noPress, ask, 'Yes begins.');
  expect(answers).toMatchObject({ title: 'A site', company: 'An author' });
  expect(asked.slice(-2)).toEqual([right, `  write yes or no\n${right}`]);
});

test('after a no all is asked again, and Enter keeps an answer, or what follows from another', async () => {
  const first = ['', 'A press', '', '', '', 'blog', 'no'];
  const second = ['', '', 'B. Author', '', '', '-', '', '', '', '', '', '', 'yes'];
  const { ask, asked } = author([...first, ...second]);
  const answers = await askUntilRight(noPress, ask, 'Yes begins.');
  expect(answers).toMatchObject({ author: 'B. Author', company: 'B. Author', pages: 'blog' });
  expect(answers).toMatchObject({ 'profiles.link': flags['profiles.link'] });
  expect(answers['press.name']).toBeUndefined();
  expect(asked.slice(first.length, -1)).toEqual([
    'Title (the name of the site; Enter for A site): ',
    'Tagline (the line under the name; Enter for A tagline): ',
    'Author (the pen name; Enter for An author): ',
    'Language (the language of the texts as a code, with your region where days are written otherwise there: en-US is March 9, 2024, and en-IE, en-GB, en-AU, en-NZ and en-IN are 9 March 2024; Enter for en): ',
    'Site address (where the site lives, like https://example.com; Enter for https://example.com): ',
    'Press name (the name of the press; Enter for A press, - for none): ',
    'Company (the name in the copyright line; Enter for B. Author): ',
    'Footer year (the year in the copyright line; Enter for 2024): ',
    'Mail (the address that the contact links open; Enter for me@example.com): ',
    'Profile title (what the link says, like @me; Enter for Me, - for none): ',
    'Profile link (the profile’s address, starting with https://; Enter for https://social.example/@me): ',
    whichPages.replace('Enter for all', 'Enter for blog'),
  ]);
});

test('an author known from elsewhere is offered, and the company with it', async () => {
  const { ask, asked } = author(['', '', '', '', '', '', '', 'yes']);
  const given = without('author', 'press.name');
  const kept = { author: 'M. Keeper' };
  const answers = await askUntilRight({ ...questions(given), kept }, ask, 'Yes begins.');
  expect(answers).toMatchObject({ author: 'M. Keeper', company: 'M. Keeper' });
  expect(asked[0]).toBe('Author (the pen name; Enter for M. Keeper): ');
});
