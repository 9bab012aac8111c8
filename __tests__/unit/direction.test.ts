import { filesBelow } from '../support/filesBelow';
import { directionOf } from '../../src/lib/direction';

test.each([
  'he',
  'he-IL',
  'yi',
  'ar',
  'ar-EG',
  'fa',
  'ur',
  'ps',
  'ckb',
  'ug',
  'dv',
  'syr',
  'nqo',
  'uz-Arab',
  'pa-PK',
])('%s runs from right to left', (language) => {
  expect(directionOf(language)).toBe('rtl');
});

test.each(['en', 'de-AT', 'uz', 'pa', 'ku', 'el', 'ja', 'ff', 'ar-Latn'])(
  '%s runs from left to right',
  (language) => {
    expect(directionOf(language)).toBe('ltr');
  },
);

/** What would stand on the same side in every language, where CSS has a word that follows the writing. */
const physical =
  /(?:^|[\s;{])(?:(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-[a-z]+)*|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:float|clear|text-align)\s*:\s*(?:left|right)|(?:margin|padding|inset)\s*:\s*\S+ (\S+) \S+ (?!\1[\s;])\S+;/;

const sheets = Object.entries(filesBelow('src')).filter(
  ([name]) => name.endsWith('.css') && !name.startsWith('epub/'),
);

test('the test itself knows what is physical', () => {
  const wrong = ['left: 0', 'padding-right: 1em', 'float: left', 'text-align: right', 'margin: 0 1px 0 2px;'];
  expect(wrong.filter((line) => !physical.test(` ${line}`))).toEqual([]);
  expect(
    ['margin: 0 1px 0 1px;', 'padding-inline-start: 1px', 'text-align: end'].some((line) =>
      physical.test(line),
    ),
  ).toBe(false);
  expect(sheets.length).toBeGreaterThan(40);
});

test.each(sheets)('%s follows the direction of writing', (_name, bytes) => {
  const lines = Buffer.from(bytes, 'hex')
    .toString()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // A blank within calc() or var() parts no sides.
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
    .split('\n');
  expect(lines.filter((line) => physical.test(line))).toEqual([]);
});
