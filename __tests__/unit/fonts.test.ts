import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { type Cut, cutsIn, has } from '../../src/lib/fontCuts';
import { typefaces } from '../../src/lib/typefaces';
import { budget } from '../support/browser/firstView';
import { charactersOfFont } from '../support/epub';

const folder = resolve('src/fonts');
const cuts = cutsIn(readFileSync(join(folder, 'faces.css'), 'utf8'));
const nameOf = ({ family, style }: Cut): string => `${family} ${style}`;
const faces = [...new Set(cuts.map(nameOf))].map((name) => cuts.filter((cut) => nameOf(cut) === name));

/** What every page has: English words, figures and stops. */
const english = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?–—‘’“”…()';

/** What languages have besides: those of Western Europe. */
const western = {
  Danish: 'æøå',
  Dutch: 'éëïü',
  Finnish: 'äöå',
  French: 'àâæçéèêëîïôœùûü«»',
  German: 'äöüß„“',
  Icelandic: 'áðéíóúýþæö',
  Irish: 'áéíóú',
  Italian: 'àèéìòù',
  Norwegian: 'æøåò',
  Portuguese: 'áâãàçéêíóôõú',
  Spanish: 'áéíñóúü¿¡',
  Swedish: 'åäöé',
};

const otherLatin = {
  Croatian: 'čćđšž',
  Czech: 'áčďéěíňóřšťúůýž',
  Estonian: 'äõöüšž',
  Hungarian: 'áéíóöőúüű',
  Latvian: 'āčēģīķļņšūž',
  Lithuanian: 'ąčęėįšųūž',
  Maltese: 'ċġħż',
  Polish: 'ąćęłńóśźż',
  Romanian: 'ăâîșț',
  Slovak: 'áäčďéíĺľňóôŕšťúýž',
  Slovenian: 'čšž',
  Turkish: 'çğıİöşü',
  Vietnamese: 'ăâđêôơưàằầèềìòồờùừỳảẳẩẻểỉỏổởủửỷãẵẫẽễĩõỗỡũữỹáắấéếíóốớúứýạặậẹệịọộợụựỵ',
  Welsh: 'âêîôûŵŷ',
};

const greek = { Greek: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ' };

const cyrillic = {
  Bulgarian: 'абвгдежзийклмнопрстуфхцчшщъьюя',
  Russian: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  Serbian: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  Ukrainian: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
};

/**
 * The most bytes of type that a page may fetch that is written in a language, and has its letters in every face. A
 * page in Cyrillic has a second alphabet.
 */
const budgets = [
  ['Western Europe', western, 62_000],
  ['the rest that is written in Latin letters', otherLatin, 96_000],
  ['Greek', greek, budget.font],
  ['Cyrillic', cyrillic, 104_000],
] as const;

const languages = budgets.flatMap(([, alphabets, most]) =>
  Object.entries(alphabets).map(([language, letters]: [string, string]) => ({ language, letters, most })),
);

/** The characters of a page in a language. */
const charactersOn = (letters: string): string[] => [
  ...new Set(
    (english + english.toLowerCase() + letters + letters.toUpperCase()).replaceAll(/\p{Mark}/gu, ''),
  ),
];

/** The cut in which a browser looks for a character. */
const cutOf = (face: readonly Cut[], character: string): Cut | undefined =>
  face.findLast((cut) => has(cut, character));

test.each(languages)('a page in $language fetches at most $most bytes of type', ({ letters, most }) => {
  const wanted = faces.flatMap((face) => charactersOn(letters).map((one) => cutOf(face, one)?.file ?? ''));
  const files = [...new Set(wanted)];
  expect(files).not.toContain('');
  const bytes = files.map((file) => statSync(join(folder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});

test.each(languages)(
  'the typeface has every letter of $language where browsers look',
  async ({ letters }) => {
    for (const face of faces)
      for (const cut of face) {
        const characters = charactersOn(letters).filter((one) => cutOf(face, one) === cut);
        const bytes = readFileSync(join(folder, cut.file));
        const font = await subsetFont(bytes, characters.join(''), { targetFormat: 'sfnt' });
        const known = characters.length ? charactersOfFont(font) : new Set();
        expect([cut.file, characters.filter((one) => !known.has(one))]).toEqual([cut.file, []]);
      }
  },
);

test('the folder of the typefaces has the files of the style sheet, and no others', () => {
  const own = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(own.sort()).toEqual(cuts.map(({ file }) => file).sort());
});

test('style sheets, and the files that are cut, have the typefaces that the rest of the site knows', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const rules = readFileSync('src/fonts/faces.css', 'utf8');
  for (const [name, { family, generic }] of Object.entries(typefaces)) {
    const standIns = [...rules.matchAll(new RegExp(`'(${family} as \\w+)'`, 'g'))].map(([quoted]) => quoted);
    expect(standIns.length).toBeGreaterThan(1);
    expect(tokens).toContain(
      `--font-${name}: '${family}', ${[...new Set(standIns)].join(', ')}, ${generic};`,
    );
  }
  const families = Object.values(typefaces).map(({ family }) => family);
  expect(new Set(cuts.map(({ family }) => family))).toEqual(new Set(families));
});
