/** Characters that a browser fetches together, and only for a page that has one of them. */
export interface Subset {
  readonly name: string;
  /** Which of the package's files has them. */
  readonly script: 'latin' | 'latin-ext';
  /** First and last code points. Where subsets overlap the later one counts, as it does in CSS. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** From the rarest to the most common, so that an English page needs the last one only. */
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
    name: 'western',
    script: 'latin',
    ranges: [
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2dc],
      [0x2010, 0x2044],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  {
    name: 'basic',
    script: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa9, 0xa9],
      [0xb7, 0xb7],
      [0xd7, 0xd7],
      [0x2010, 0x2014],
      [0x2018, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
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
