import { Refused } from '../../src/content/read/refused';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { helpFor, readArguments } from '../../src/cli/arguments';
import { refusal, toValue } from '../../src/cli/fieldValue';

const refused = (...args: string[]): readonly string[] => {
  try {
    readArguments(args);
    return [];
  } catch (error) {
    if (error instanceof Refused) return error.reasons.map(({ message }) => message);
    throw error;
  }
};

const usage = 'npm run new -- book "The Title" --link https://… --image ~/cover.jpg';

test('a kind, a title and flags make an entry', () => {
  const { collection, given, slugOf } = readArguments(['person', 'Zed', '--startDate', '7/5/2009']);
  expect([collection, given, slugOf({ name: 'Zed' }, 'en')]).toEqual([
    'swof',
    { name: 'Zed', startDate: '7/5/2009' },
    'zed',
  ]);
  expect(readArguments(['book', 'A', '--slug', 'b']).slugOf({ title: 'A' }, 'en')).toBe('b');
  expect(readArguments(['book', 'Grüße']).slugOf({ title: 'Grüße' }, 'de')).toBe('gruesse');
  expect(readArguments(['book', '夜']).slugOf({ title: '夜' }, 'ja')).toBe('');
});

test('words that are not known are refused with the nearest that is', () => {
  expect(refused('bok')).toEqual(['unknown kind bok: did you mean book?', usage]);
  expect(refused('book', 'T', '--lnk', 'a', '--image')).toEqual([
    'unknown field --lnk: did you mean link?',
    '--image needs a value after it',
  ]);
  expect(refused('book', 'The', 'Title')).toEqual(['put the title in quotes: "The Title"']);
  expect(refused('person', 'Anna', 'B')).toEqual(['put the name in quotes: "Anna B"']);
  expect(refused()[0]).toMatch(/^the kinds are item, book, /);
});

test('help names the kinds, and the flags of one', () => {
  expect(helpFor(['--help'])).toContain('The kinds are item, book, ');
  expect(helpFor(['book', '--help']).split('\n')).toEqual([
    usage,
    '',
    '  --title      the title as on the cover',
    '  --image      the path of a picture, which is copied',
    '  --link       the page at the retailer; without one the book’s page says that it is announced, or out of print, starting with https://',
    '  --published  when it came out first, where no edition says so: a year, like 2019, a month, like 2019-05, or a day, like 2019-05-04',
    '  --affiliate  you are paid a share of what is bought there; the site says so beside it',
    '  --share      the path of a picture, which is copied',
    '  --draft      keeps it off the site until you switch this off',
    '  --from       the day from which the site shows it as year-month-day, like 2024-03-09',
    '  --form       what it is; left out, it follows from its words',
    '  --words      how many words it has',
    '',
    'It asks for what an entry needs and no flag says; all else is added in the editor.',
  ]);
});

const field = (kind: string, name: string) => {
  const found = readArguments([kind]).fields.find((one) => one.name === name);
  if (!found) throw new Error(`${kind} has no ${name}`);
  return found;
};

test('what is typed becomes a number where the field is one', () => {
  expect(toValue(field('soundtrack', 'bpm'), '170')).toBe(170);
  expect(toValue(field('book', 'title'), '1984')).toBe('1984');
  expect(refusal(field('soundtrack', 'bpm'), 'fast')).toBe('must be a whole number, got "fast"');
});

test('a file may lie anywhere and come in quotes, or as a terminal writes it', () => {
  expect(toValue(field('book', 'image'), '/home/me/my\\ cover\\ \\(1\\).JPG')).toBe(
    '/home/me/my cover (1).JPG',
  );
  expect(toValue(field('book', 'image'), '~/cover.jpg')).toBe(join(homedir(), 'cover.jpg'));
  expect(toValue(field('book', 'image'), "'/home/me/my cover.JPG'")).toBe('/home/me/my cover.JPG');
  expect(refusal(field('book', 'image'), '/home/me/my cover.JPG')).toBeNull();
  expect(refusal(field('book', 'image'), 'cover.gif')).toMatch(/^must end in \.jpg/);
});
