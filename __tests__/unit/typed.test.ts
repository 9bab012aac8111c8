import { askYesOrNo } from '../../src/cli/terminal';
import { refusal, toValue } from '../../src/cli/fieldValue';
import { asksForHelp, flagsInWords } from '../../src/cli/flags';
import { siteFields } from '../../src/cli/siteAnswers';

const field = (name: string) => {
  const found = siteFields.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

test.each([
  ['siteUrl', 'example.com', 'https://example.com'],
  ['siteUrl', 'www.example.com/', 'https://www.example.com'],
  ['siteUrl', 'https://example.com/', 'https://example.com'],
  ['siteUrl', 'me.example/my-site/', 'https://me.example/my-site'],
  ['profiles.link', 'social.example/@me', 'https://social.example/@me'],
  ['profiles.link', 'https://social.example/', 'https://social.example/'],
  ['title', 'example.com', 'example.com'],
])('%s: %s is taken for %s', (name, typed, value) => {
  expect(toValue(field(name), typed)).toBe(value);
});

test.each(['http://example.com', 'me@example.com', 'example', ''])(
  'what is no address is not made one: %s',
  (typed) => {
    expect(refusal(field('siteUrl'), toValue(field('siteUrl'), typed))).toBe(
      `must start with https://, got ${JSON.stringify(typed)}`,
    );
  },
);

test('yes and no may be one letter, and what is neither is asked for again, with what to write', async () => {
  const left = ['sure', 'Y', 'yes', 'n', 'No '];
  const asked: string[] = [];
  const ask = (question: string): Promise<string> => {
    asked.push(question);
    return Promise.resolve(left.shift() ?? '');
  };

  const given: boolean[] = [];
  while (left.length) given.push(await askYesOrNo(ask, 'Begin?'));
  expect(given).toEqual([true, true, false, false]);
  expect(asked.slice(0, 2)).toEqual(['Begin? (yes or no): ', '  write yes or no\nBegin? (yes or no): ']);
});

test('help says what every flag is for', () => {
  expect(['--help', '-h', '--yes'].map((flag) => asksForHelp(['book', flag]))).toEqual([true, true, false]);
  expect(flagsInWords(siteFields).split('\n').slice(0, 6)).toEqual([
    '  --title                     the name of the site',
    '  --tagline                   the line under the name',
    '  --author                    the pen name',
    '  --language                  the language of the texts as a code, with your region where days are written otherwise there: en-US is March 9, 2024, and en-IE, en-GB, en-AU, en-NZ and en-IN are 9 March 2024',
    '  --siteUrl                   where the site lives, like https://example.com',
    '  --press.name                the name of the press',
  ]);
});
