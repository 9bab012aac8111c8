/** A file of the packages, by the script that it is for. */
export type Script = 'latin' | 'latin-ext' | 'vietnamese' | 'greek' | 'cyrillic';

/** Characters that a browser fetches together, and only for a page that has one of them. */
export interface Subset {
  readonly name: string;
  /** Which of the package's files has them. */
  readonly script: Script;
  /** First and last code points. Where subsets overlap the later one counts, as it does in CSS. */
  readonly ranges: readonly (readonly [number, number])[];
}

type Ranges = Subset['ranges'];

/** The code points of small letters and of their capitals, those together that follow each other. */
const bothCases = (letters: string): Ranges => {
  const points = [...new Set(letters + letters.toUpperCase())].map((letter) => letter.codePointAt(0) ?? 0);
  return points
    .sort((a, b) => a - b)
    .reduce<[number, number][]>((ranges, point) => {
      const last = ranges.at(-1);
      if (last?.[1] !== point - 1) return [...ranges, [point, point]];
      return [...ranges.slice(0, -1), [last[0], point]];
    }, []);
};

/**
 * From the rarest to the most common. A page in a language of Western Europe needs the last one only, one in another that
 * is written in Latin letters two or three: `fonts.test.ts` says how much that may be.
 */
export const subsets: readonly Subset[] = [
  {
    name: 'extended',
    script: 'latin-ext',
    ranges: [
      [0x100, 0x2af],
      [0x1e00, 0x1eff],
      [0x20a0, 0x20c0],
    ],
  },
  {
    name: 'signs',
    script: 'latin',
    ranges: [
      [0xa1, 0xbf],
      [0x2bb, 0x2dc],
      [0x2015, 0x2044],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  // Polish, Czech, Slovak, Hungarian, Turkish, Lithuanian, Latvian, Welsh, Maltese; and Japanese in Latin letters.
  { name: 'european', script: 'latin-ext', ranges: bothCases('ąćęłńśźżčďěňřšťůžĺľŕőűğşİėįųāēģīķļņūŵŷċġħō') },
  { name: 'vietnamese', script: 'vietnamese', ranges: [...bothCases('ĩũơư'), [0x1ea0, 0x1ef9]] },
  // What Croatian and Romanian have in common with Vietnamese, which no page should need the other's letters for.
  { name: 'balkan', script: 'latin-ext', ranges: bothCases('ăđșț') },
  {
    name: 'greek',
    script: 'greek',
    ranges: [[0x384, 0x3ce]],
  },
  {
    name: 'cyrillic',
    script: 'cyrillic',
    ranges: [
      [0x401, 0x45f],
      [0x490, 0x491],
      [0x2116, 0x2116],
    ],
  },
  {
    name: 'basic',
    script: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa1],
      [0xa9, 0xa9],
      [0xab, 0xab],
      [0xb7, 0xb7],
      [0xbb, 0xbb],
      [0xbf, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2010, 0x2014],
      [0x2018, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x2039, 0x203a],
      [0x20ac, 0x20ac],
    ],
  },
];

/** Every character of a subset that no later one has. */
export function charactersOf(subset: Subset): string {
  const later = subsets.slice(subsets.indexOf(subset) + 1).flatMap(({ ranges }) => ranges);
  const isLater = (point: number) => later.some(([first, last]) => first <= point && point <= last);
  return subset.ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .filter((point) => !isLater(point))
    .map((point) => String.fromCodePoint(point))
    .join('');
}

const hexadecimal = (point: number): string => point.toString(16);

/** The ranges as the `unicode-range` descriptor writes them. */
export function unicodeRange({ ranges }: Subset): string {
  return ranges
    .map(([first, last]) =>
      first === last ? `U+${hexadecimal(first)}` : `U+${hexadecimal(first)}-${hexadecimal(last)}`,
    )
    .join(', ');
}
