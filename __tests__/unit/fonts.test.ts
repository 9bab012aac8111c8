import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { type Cut, cutsIn, has } from '../../src/lib/fontCuts';
import { fontFamily, type TypefaceName, typefaceNames, typefaces } from '../../src/lib/typefaces';
import { budget } from '../support/browser/firstView';
import { charactersOfFont } from '../support/epub';

const fonts = resolve('src/fonts');
const folderOf = (typeface: TypefaceName): string => join(fonts, typeface);
const rulesOf = (typeface: TypefaceName): string =>
  readFileSync(join(folderOf(typeface), 'faces.css'), 'utf8');
const cutsOf = (typeface: TypefaceName): Cut[] => cutsIn(rulesOf(typeface));
const nameOf = ({ family, style, weights }: Cut): string => [family, style, ...weights].join(' ');

/** The cuts of each face of a typeface. */
const facesOf = (typeface: TypefaceName): Cut[][] => {
  const cuts = cutsOf(typeface);
  return [...new Set(cuts.map(nameOf))].map((name) => cuts.filter((cut) => nameOf(cut) === name));
};

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
  ['Cyrillic', cyrillic, 105_000],
] as const;

/** What not all typefaces of the kit have: of others nothing may be missing. */
const withoutGreek: readonly TypefaceName[] = ['vollkorn', 'cormorant'];

const languages = typefaceNames.flatMap((typeface) =>
  budgets
    .filter(([, alphabets]) => alphabets !== greek || !withoutGreek.includes(typeface))
    .flatMap(([, alphabets, most]) =>
      Object.entries(alphabets).map(([language, letters]: [string, string]) => ({
        typeface,
        language,
        letters,
        most,
      })),
    ),
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

test.each(languages)(
  'in $typeface, a page in $language fetches at most $most bytes of type',
  ({ typeface, letters, most }) => {
    const wanted = facesOf(typeface).flatMap((face) =>
      charactersOn(letters).map((one) => cutOf(face, one)?.file ?? ''),
    );
    const files = [...new Set(wanted)];
    expect(files).not.toContain('');
    const bytes = files.map((file) => statSync(join(folderOf(typeface), file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
  },
);

test.each(languages)(
  '$typeface has every letter of $language where browsers look',
  async ({ typeface, letters }) => {
    for (const face of facesOf(typeface))
      for (const cut of face) {
        const characters = charactersOn(letters).filter((one) => cutOf(face, one) === cut);
        const bytes = readFileSync(join(folderOf(typeface), cut.file));
        const font = await subsetFont(bytes, characters.join(''), { targetFormat: 'sfnt' });
        const known = characters.length ? charactersOfFont(font) : new Set();
        expect([cut.file, characters.filter((one) => !known.has(one))]).toEqual([cut.file, []]);
      }
  },
);

test('each typeface has a folder, and no other one has', () => {
  expect(readdirSync(fonts).sort()).toEqual(typefaceNames.toSorted());
});

describe.each(typefaceNames)('%s', (typeface) => {
  test('its folder has the files of the style sheet, and no others', () => {
    const own = readdirSync(folderOf(typeface)).filter((name) => name.endsWith('.woff2'));
    expect(own.sort()).toEqual(
      cutsOf(typeface)
        .map(({ file }) => file)
        .sort(),
    );
  });

  test('what is preloaded is its roman', () => {
    const preloaded = cutsOf(typeface).find(({ file }) => file === 'text-basic.woff2');
    expect(preloaded).toMatchObject({ family: typefaces[typeface].text, style: 'normal' });
    expect(preloaded?.weights[0]).toBeLessThan(600);
  });

  test('style sheets, and the files that are cut, have the families that the rest of the site knows', () => {
    const { text, caps } = typefaces[typeface];
    expect(new Set(cutsOf(typeface).map(({ family }) => family))).toEqual(new Set([text, caps]));
    for (const role of ['text', 'caps'] as const) {
      const standIns = [
        ...rulesOf(typeface).matchAll(new RegExp(`'(${typefaces[typeface][role]} as \\w+)'`, 'g')),
      ];
      const quoted = [...new Set(standIns.map(([name]) => name))];
      expect(quoted.length).toBeGreaterThan(1);
      expect(fontFamily(typeface, role)).toContain(`', ${quoted.join(', ')}, `);
    }
  });
});
